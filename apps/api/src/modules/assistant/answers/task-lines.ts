import { dayInWords, momentInWords } from '@/adapters/language/days/date-words';
import type { TaskRow } from '@/modules/tasks/task-row';
import { type Asked, nameOf } from '../asked';
import { taskCitation } from '../citations';
import { type Reply, tell } from '../reply';

/** So many tasks are named. */
export const linesShown = 12;

/** Tasks one under another, after a sentence that says what they are; each is cited. */
export function tellTasks(
  asked: Asked,
  opening: string,
  rows: readonly TaskRow[],
  total = rows.length,
): Reply {
  const shown = rows.slice(0, linesShown);
  const lines = shown.map((row) => lineOf(asked, row));
  return tell(listing(asked, opening, lines, total), shown.map(taskCitation));
}

/** Lines one under another after a sentence, and how many more there are of `total`. */
export function listing({ words }: Asked, opening: string, lines: readonly string[], total: number): string {
  const rest = total - lines.length;
  const points = lines.map((line) => `- ${line}`);
  return [opening, ...points, ...(rest > 0 ? [words.andMore(rest)] : [])].join('\n');
}

/** A task with its column, its day and whose it is. */
export function lineOf(asked: Asked, { title, status, endDate, userId }: TaskRow): string {
  const { words } = asked;
  const day = endDate === null ? words.noDay : dayOf(asked, endDate);
  const name = userId === null ? words.nobody : (nameOf(asked, userId) ?? words.someone);
  return `**${title}** — ${words.columns[status] ?? status}, ${day}, ${name}`;
}

/** A moment of the last days as it is read, in the zone of whoever asks. */
export const momentOf = ({ words, timeZone }: Asked, at: string | Date): string =>
  momentInWords(at, timeZone, words.locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

/** A day as it is read: the year stands there when it is another one. */
export function dayOf({ words, today }: Asked, day: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return dayInWords(day, words.locale, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}
