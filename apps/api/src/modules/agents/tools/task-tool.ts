import { listMessages } from '@tavla/shared/contracts/chat';
import { getTask, taskHistory } from '@tavla/shared/contracts/tasks';
import { Id } from '@tavla/shared/fields';
import { z } from 'zod';
import { readAs } from '@/http/route';
import { cutText } from './as-data';
import { taskLine } from './task-lines';
import { agentTool, ifMay } from './tool';

const messagesTold = 20;
const messageMost = 1_000;
const linesTold = 30;
const descriptionMost = 8_000;

/** One task, with its story and what is said beside it. */
export const taskTool = agentTool({
  name: 'read_task',
  title: 'Read a task',
  description: `A task by its id: its fields, the last ${linesTold} lines of its story and, where the token may read conversations, the last ${messagesTold} messages. A longer description is read on with "from".`,
  isReading: true,
  isFor: ifMay(getTask),
  input: z.strictObject({
    taskId: Id,
    from: z
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .default(0)
      .describe('The first character of the description'),
  }),
  run: async ({ taskId, from }, call) => {
    const params = { id: taskId };
    const task = await readAs(getTask, call, { params });
    const { data: story } = await readAs(taskHistory, call, { params });
    const messages = ifMay(listMessages)(call.session) ? await messagesOf(taskId) : null;
    const { description, origin, createdAt, updatedAt } = task;
    return {
      ...taskLine(task),
      ...{ tags: task.customField.tags, createdAt, updatedAt, origin },
      description: cutText(
        description.slice(from),
        descriptionMost,
        `go on with "from": ${from + descriptionMost}`,
      ),
      story: story.slice(-linesTold).map(({ at, actorName, token, kind, status, changes }) => ({
        ...{ at, by: actorName, token: token?.name ?? null, kind, status },
        fields: changes?.map(({ field }) => field),
      })),
      messages,
    };

    async function messagesOf(id: string) {
      const { data } = await readAs(listMessages, call, { query: { taskId: id, limit: messagesTold } });
      return data.map(({ createdAt, author, authorName, content }) => {
        return { at: createdAt, author, by: authorName, text: cutText(content, messageMost) };
      });
    }
  },
});
