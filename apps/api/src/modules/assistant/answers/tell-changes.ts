import type { Question } from '@/adapters/language/local/requests/request';
import { changesOf } from '@/modules/tasks/find/find-by-words';
import type { Asked } from '../asked';
import { taskCitation } from '../citations';
import { type Reply, tell } from '../reply';
import { resolveTarget } from '../resolve-target';
import { askBack } from './ask-back';
import { dayOf, linesShown, momentOf } from './task-lines';

/** What happened since a day, or in some days, on the board or to one task. */
export async function tellChanges(
  asked: Asked,
  { since, until, target }: Extract<Question, { kind: 'changes' }>,
): Promise<Reply | undefined> {
  const { db, words, timeZone, forEverybody } = asked;
  const found = target && (await resolveTarget(asked, target, 1));
  if (found?.kind === 'unclear') return askBack(asked, found);
  const taskId = found?.rows[0]?.id ?? null;
  if (found && taskId === null) return tell(words.noneFits);
  const days = { since: since ?? null, until: until ?? null };
  const tasks = await changesOf(db, { ...days, timeZone, forEverybody, taskId }, linesShown);
  const told = (day: string | undefined) => (day === undefined ? null : dayOf(asked, day));
  // What is asked since today is that day's alone.
  const [first, last] = [told(since), told(until ?? (since === asked.today ? since : undefined))];
  if (tasks.length === 0) return tell(words.noChanges(first, last));
  const blocks = tasks.map(({ title, lines }) => {
    const happened = lines.map((line) => {
      return `${momentOf(asked, line.at)} ${[line.who, whatOf(asked, line)].filter(Boolean).join(': ')}`;
    });
    return `- **${title}** — ${happened.join('; ')}`;
  });
  return tell([words.changes(first, last), ...blocks].join('\n'), tasks.map(taskCitation));
}

function whatOf(
  { words }: Asked,
  { kind, status, fields }: { kind: string; status: string | null; fields: string[] },
): string {
  if (kind === 'created' || kind === 'restored') return words.wasCreated;
  if (kind === 'status') return words.wasMoved(words.columns[status ?? ''] ?? status ?? '');
  return words.wasChanged(fields.map((field) => words.fields[field] ?? field).join(', '));
}
