import { findTask } from '@/modules/tasks/read/get-task';
import type { Asked } from '../asked';
import { taskCitation } from '../citations';
import { type Reply, tell } from '../reply';
import { sentenceOf } from './tell-field';

/** What an open ticket comes to: what it says, where it stands, who has it, and until when. */
export async function tellTicket(asked: Asked): Promise<Reply | undefined> {
  const row = asked.taskId === null ? undefined : await findTask(asked.db, asked.taskId);
  if (!row) return undefined;
  const said = (['status', 'assignee', 'due'] as const).map((field) =>
    sentenceOf(asked, field, row, asked.words.it),
  );
  return tell([sentenceOf(asked, 'description', row, ''), said.join(' ')].join('\n\n'), [taskCitation(row)]);
}
