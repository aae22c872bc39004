import { dayInWords } from '@/adapters/language/date-words';
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
  const rest = total - shown.length;
  const lines = shown.map((row) => `- ${lineOf(asked, row)}`);
  const text = [opening, ...lines, ...(rest > 0 ? [asked.words.andMore(rest)] : [])].join('\n');
  return tell(text, shown.map(taskCitation));
}

function lineOf(asked: Asked, { title, status, endDate, userId }: TaskRow): string {
  const { words } = asked;
  const day = endDate === null ? words.noDay : dayOf(asked, endDate);
  const name = userId === null ? words.nobody : (nameOf(asked, userId) ?? words.someone);
  return `**${title}** — ${words.columns[status] ?? status}, ${day}, ${name}`;
}

/** A day as it is read: the year stands there when it is another one. */
export function dayOf({ words, today }: Asked, day: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return dayInWords(day, words.locale, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}
