import { momentInWords } from '@/adapters/language/days/date-words';
import type { Question } from '@/adapters/language/local/requests/request';
import { changesOf } from '@/modules/tasks/find/find-by-words';
import type { Asked } from '../asked';
import { taskCitation } from '../citations';
import { type Reply, tell } from '../reply';
import { resolveTarget } from '../resolve-target';
import { askBack } from './ask-back';
import { dayOf, linesShown } from './task-lines';

/** What happened since a day, on the board or to one task. */
export async function tellChanges(
  asked: Asked,
  { since, target }: Extract<Question, { kind: 'changes' }>,
): Promise<Reply | undefined> {
  const { db, words, timeZone, forEverybody } = asked;
  const found = target && (await resolveTarget(asked, target, 1));
  if (found?.kind === 'unclear') return askBack(asked, found);
  const taskId = found?.rows[0]?.id ?? null;
  if (found && taskId === null) return tell(words.noneFits);
  const tasks = await changesOf(db, { since: since ?? null, timeZone, forEverybody, taskId }, linesShown);
  if (tasks.length === 0) return tell(words.noChanges);
  const form = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  const blocks = tasks.map(({ title, lines }) => {
    const told = lines.map((line) => {
      const at = momentInWords(line.at, timeZone, words.locale, form);
      return `${at} ${[line.who, whatOf(asked, line)].filter(Boolean).join(': ')}`;
    });
    return `- **${title}** — ${told.join('; ')}`;
  });
  const opening = words.changes(since ? dayOf(asked, since) : null);
  return tell([opening, ...blocks].join('\n'), tasks.map(taskCitation));
}

function whatOf(
  { words }: Asked,
  { kind, status, fields }: { kind: string; status: string | null; fields: string[] },
): string {
  if (kind === 'created' || kind === 'restored') return words.wasCreated;
  if (kind === 'status') return words.wasMoved(words.columns[status ?? ''] ?? status ?? '');
  return words.wasChanged(fields.map((field) => words.fields[field] ?? field).join(', '));
}
