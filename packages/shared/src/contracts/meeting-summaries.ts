import { Audio } from '@tavla/shared/contracts/audios';
import { endpoint } from '@tavla/shared/endpoint';
import { Id, IdParams } from '@tavla/shared/fields';
import { z } from 'zod';

const path = '/api/v1/audios/:id';

export const sendSummary = endpoint({
  name: 'audios.send-summary',
  summary:
    'Mail the summary of a meeting to those who were there, once: for whoever uploaded it, and for everybody who sees it when they are gone. 409 until it is done, when nobody can get it, and when it was sent.',
  method: 'POST',
  path: `${path}/send-summary`,
  of: 'meeting',
  access: ['update', 'actions'],
  params: IdParams,
  status: 200,
  response: Audio,
  refusals: [409],
});

export const listSummaryRecipients = endpoint({
  name: 'audios.summary-recipients',
  summary:
    'Who would get the summary of a meeting, for whoever may send it: those who were there, may still sign in and may read meetings. By name.',
  method: 'GET',
  path: `${path}/summary-recipients`,
  of: 'meeting',
  access: ['update', 'actions'],
  params: IdParams,
  response: z.object({ userIds: z.array(Id) }),
});
