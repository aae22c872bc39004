import { z } from 'zod';
import { type Tool, ToolRefused, toolOf } from '@/adapters/language/toolbox';
import { onlyAsks } from '@/modules/assistant/only-asks';
import { listThread } from '@/modules/chat/list-thread';
import { findTask } from '@/modules/tasks/read/get-task';
import { taskHistory } from '@/modules/tasks/read/task-history';
import type { Desk } from '../desk';
import { taskLine } from './task-lines';

const messagesRead = 15;
const linesRead = 20;
const messageMost = 600;
const descriptionMost = 4_000;

/** One task: all its fields, its story and what was last said on it. */
export function taskTool(desk: Desk): Tool {
  return toolOf({
    name: 'read_task',
    description: 'One task with its description, its story and the last messages of its conversation.',
    input: z.object({ task: z.string().describe('A mark such as t1') }),
    async run({ task }) {
      const { id } = taskMarked(desk, task);
      const row = await findTask(desk.db, id);
      if (!row) throw new ToolRefused('This task cannot be read.');
      const [story, messages] = await Promise.all([taskHistory(desk.db, id), messagesOf(desk, id)]);
      return {
        ...taskLine(desk, row),
        created: row.createdAt,
        description: row.description.slice(0, descriptionMost),
        story: story.slice(-linesRead).map(({ at, actorName, kind, status, changes }) => {
          return { at, who: actorName, kind, status, fields: changes?.map(({ field }) => field) };
        }),
        messages,
      };
    },
  });
}

/** @throws ToolRefused for a mark that is no task's */
export function taskMarked({ sources }: Desk, mark: string): { id: string; title: string } {
  const source = sources.of(mark);
  if (source?.kind === 'task') return source;
  throw new ToolRefused(`There is no task with the mark ${mark.slice(0, 20)}. Find it first.`);
}

async function messagesOf({ db, sources, asked, permissions }: Desk, taskId: string) {
  const mayRead = permissions.some(({ action, resource }) => action === 'read' && resource === 'chat');
  if (!mayRead) return [];
  const { data } = await listThread(db, { taskId }, { limit: messagesRead });
  return data.flatMap(({ id, author, authorName, content, createdAt, isComment }) => {
    if (author !== 'user' || asked.exceptMessageIds.includes(id)) return [];
    if (!isComment && onlyAsks(asked, content)) return [];
    const quote = content.slice(0, messageMost);
    const mark = sources.mark({ kind: 'message', id, taskId, title: authorName, quote: quote.slice(0, 300) });
    return [{ mark, who: authorName, at: createdAt, text: quote }];
  });
}
