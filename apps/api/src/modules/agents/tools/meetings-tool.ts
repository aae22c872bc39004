import { listAudios } from '@tavla/shared/contracts/audios';
import { SearchText } from '@tavla/shared/fields';
import { z } from 'zod';
import { fold } from '@/adapters/language/fold-text';
import { readAs } from '@/http/route';
import { agentTool, ifMay } from './tool';

/** Which meetings there are. */
export const meetingsTool = agentTool({
  name: 'list_meetings',
  title: 'List meetings',
  description:
    'The meetings that the token may see, the newest first, with their ids; "name" narrows to those whose name has it. "next" is the offset that leads on.',
  isReading: true,
  isFor: ifMay(listAudios),
  input: z.strictObject({
    name: SearchText.optional(),
    limit: z.number().int().min(1).max(100).default(30),
    offset: z.number().int().min(0).max(10_000).default(0),
  }),
  run: async ({ name = '', limit, offset }, call) => {
    const { data } = await readAs(listAudios, call, {});
    const wanted = fold(name).trim();
    const fitting = data
      .filter((one) => fold(one.name).includes(wanted))
      .sort((a, b) => Date.parse(b.recordedAt) - Date.parse(a.recordedAt));
    const next = offset + limit < fitting.length ? offset + limit : null;
    return {
      ...{ total: fitting.length, next },
      meetings: fitting
        .slice(offset, offset + limit)
        .map(({ id, name: called, recordedAt, durationMs, status }) => {
          return { id, name: called, recordedAt, durationMs, status };
        }),
    };
  },
});
