import { dateInZone, dayText } from '@/adapters/language/days/calendar-date';
import { shorten } from '@/adapters/language/ground-analysis';
import type { Question } from '@/adapters/language/local/requests/request';
import type { TaskRow } from '@/modules/tasks/task-row';
import { type Asked, nameOf } from '../asked';
import { taskCitation } from '../citations';
import { type Reply, tell } from '../reply';
import { resolveTarget } from '../resolve-target';
import { askBack } from './ask-back';
import { dayOf, linesShown } from './task-lines';

type Field = Extract<Question, { kind: 'field' }>['field'];

/** One field of a task, in a sentence; of each one, where several are meant. */
export async function tellField(
  asked: Asked,
  { field, target }: Extract<Question, { kind: 'field' }>,
): Promise<Reply | undefined> {
  const found = await resolveTarget(asked, target, linesShown);
  if (found.kind === 'unclear') return askBack(asked, found);
  if (found.rows.length === 0) return tell(asked.words.noneFits);
  return tell(
    found.rows
      .map((row) =>
        sentenceOf(asked, field, row, target.kind === 'ticket' ? asked.words.it : `**${row.title}**`),
      )
      .join('\n'),
    found.rows.map(taskCitation),
  );
}

/** One field of a task in a sentence about `subject`. */
export function sentenceOf(asked: Asked, field: Field, row: TaskRow, subject: string): string {
  const { words, timeZone } = asked;
  const dayOfInstant = (instant: Date) => dayOf(asked, dayText(dateInZone(instant, timeZone)));
  const column = words.columns[row.status] ?? row.status;
  switch (field) {
    case 'assignee':
      return row.userId === null
        ? words.unassigned(subject)
        : words.assignee(subject, nameOf(asked, row.userId) ?? words.someone);
    case 'due':
      return row.endDate === null ? words.notDue(subject) : words.due(subject, dayOf(asked, row.endDate));
    case 'status':
      return words.status(subject, column);
    case 'since':
      return words.since(subject, column, dayOfInstant(row.statusAt));
    case 'created':
      return words.created(subject, dayOfInstant(row.createdAt));
    case 'tags':
      return row.tags.length === 0
        ? words.noTags(subject)
        : words.tags(subject, row.tags.map(({ name }) => name).join(', '));
    case 'description': {
      const text = row.description.trim();
      return text === '' ? words.noDescription(row.title) : words.description(row.title, shorten(text, 600));
    }
  }
}
