import { findTask } from '@/modules/tasks/read/get-task';
import type { Asked } from '../asked';
import { taskCitation } from '../citations';
import { type Reply, tell } from '../reply';
import { asksMost, saysMost } from './evidence';
import { sentenceOf } from './tell-field';

/** What an open ticket says of how many there may be at most, where that is asked: its own words count, whatever it calls them. */
export async function tellLimit(asked: Asked): Promise<Reply | undefined> {
  if (asked.taskId === null || !asksMost(asked.message)) return undefined;
  const row = await findTask(asked.db, asked.taskId);
  if (!row || !saysMost(row.description)) return undefined;
  return tell(sentenceOf(asked, 'description', row, ''), [taskCitation(row)]);
}
