import { topicOf } from '@/adapters/language/local/find-passages';
import { type Intent, readIntents } from '@/adapters/language/local/question-intents';
import { findTask } from '@/modules/tasks/read/get-task';
import type { Asked } from '../asked';
import type { Request } from '../context';
import { type Reply, tell } from '../reply';
import { tellFound } from './tell-found';

/**
 * What was written or said about a question. On a ticket that is left to somebody who reads the whole of it where the
 * question has no words but those of the ticket; beside a file, and of what is asked of the ticket's story, its meeting
 * or its files, where nothing is found.
 */
export async function searchTexts(
  asked: Asked,
  { message, hasFiles }: Pick<Request, 'message' | 'hasFiles'>,
): Promise<Reply | undefined> {
  if (message.trim() === '') return undefined;
  if (asked.taskId !== null && !(await asksBeyond(asked, asked.taskId))) return undefined;
  const found = await tellFound(asked);
  const isOfTicket = asked.taskId !== null && readIntents(message).some((one) => wholeTicket.has(one));
  if (hasFiles || isOfTicket) return found?.finds === 'this' ? found : undefined;
  return found ?? { ...tell(asked.words.nothing('')), finds: 'nothing' };
}

/** What the ticket has beside its fields. 'How long' and 'who is', of anything else, are no questions about those. */
const wholeTicket: ReadonlySet<Intent> = new Set(['summary', 'changes', 'meeting', 'files', 'tags']);

/** Whether a question on a ticket is about more than the ticket itself: 'is it late?' is not, 'is the paint late?' is. */
async function asksBeyond(asked: Asked, taskId: string): Promise<boolean> {
  const task = await findTask(asked.db, taskId);
  const own = new Set(topicOf(task?.title ?? ''));
  return topicOf(asked.message).some((word) => !own.has(word));
}
