import { listUsers } from '@tavla/shared/contracts/users';
import { z } from 'zod';
import { readAs } from '@/http/route';
import { agentTool, ifMay } from './tool';

/** Who there is. */
export const peopleTool = agentTool({
  name: 'people',
  title: 'Look people up',
  description:
    'The people of the company with their ids, by first name, a page at a time; "q" searches name and e-mail address.',
  isReading: true,
  isFor: ifMay(listUsers),
  input: z.strictObject({
    ...listUsers.query.pick({ q: true, cursor: true }).shape,
    limit: z.number().int().min(1).max(100).default(50),
  }),
  run: async (query, call) => {
    const { data, total, nextCursor } = await readAs(listUsers, call, { query });
    const people = data.map(({ id, firstName, lastName, email }) => ({ id, firstName, lastName, email }));
    return { total, nextCursor, people };
  },
});
