import { shorten } from '@/adapters/language/ground-analysis';
import type { LikelyQuestion } from '@/adapters/language/local/requests/likely-questions/read-likely-question';
import { lineOf } from '../answers/task-lines';
import type { Asked } from '../asked';
import { taskCitation } from '../citations';
import { bothReplies, type Reply, tell } from '../reply';
import { resolveTarget } from '../resolve-target';

/** What the task that is spoken of says and where it stands, behind what a search found: the question may be of its own words. */
export async function withTask(asked: Asked, likely: LikelyQuestion | null, found: Reply): Promise<Reply> {
  if (!likely?.about) return found;
  const task = await resolveTarget(asked, { kind: 'titled', words: likely.about }, 1);
  const [row, ...others] = task.kind === 'unclear' ? [] : task.rows;
  if (!row || others.length > 0) return found;
  const isTold = found.citations.some((one) => one.kind === 'task' && one.id === row.id);
  if (isTold && found.finds === 'this') return found;
  const said = row.description.trim();
  const card = [
    lineOf(asked, row),
    ...(said === '' ? [] : [`> ${shorten(said.replace(/\s+/g, ' '), 400)}`]),
  ].join('\n');
  return bothReplies(found, tell(card, isTold ? [] : [taskCitation(row)]));
}
