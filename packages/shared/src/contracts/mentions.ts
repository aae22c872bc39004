import { endpoint } from '@tavla/shared/endpoint';
import { Id, IdParams, Instant, listOf } from '@tavla/shared/fields';
import { ReportedStatus, said } from '@tavla/shared/meetings/action-items';
import { z } from 'zod';

/** What a meeting says of a task that did not come from it. */
export const Mention = z.object({
  id: Id,
  audioId: Id,
  meetingName: z.string(),
  recordedAt: Instant,
  /** Whether there is something to hear. */
  hasSound: z.boolean(),
  /** How the task is said to stand; null where it was asked for once more, or is only spoken of. */
  status: ReportedStatus.nullable(),
  /** Whether it is only spoken of, by the words of its title. */
  isNamed: z.boolean().default(false),
  ...said,
});
export type Mention = z.infer<typeof Mention>;

/** Mentions that one answer holds, the newest. */
export const mentionsListedMax = 100;

export const listMentions = endpoint({
  name: 'tasks.mentions',
  summary: `What later meetings say of a task, of those that whoever asks may see: the newest ${mentionsListedMax}, newest first.`,
  method: 'GET',
  path: '/api/v1/tasks/:id/mentions',
  access: ['read', 'actions'],
  params: IdParams,
  response: listOf(Mention),
});
