import { Day } from '@tavla/shared/fields';
import { plainLetters } from '@tavla/shared/text/plain-letters';
import { z } from 'zod';
import { words } from '@/adapters/language/fold-text';
import type { TaskFilter } from '@/adapters/language/local/requests/request';
import { ToolRefused } from '@/adapters/language/toolbox';
import type { Desk } from '../desk';
import { personNamed } from './person-named';

const text = z.string().nullable();
const day = text.describe('2026-11-30');

/** Each is looked for in every task of the company. */
const wordsMost = 12;
const tagsMost = 10;

/** Which tasks a model asks for; all that is given holds. */
export const FilterInput = z.object({
  assignee: text.describe("A mark such as p1, a name, 'me', or 'nobody'"),
  department: text,
  columns: z.array(z.enum(['pending', 'todo', 'in-progress', 'done'])).nullable(),
  due: z.enum(['overdue', 'none']).nullable(),
  due_from: day,
  due_to: day,
  tags: z.array(z.string()).nullable(),
  about: text.describe('Words of the title, the description or the tags'),
  created_since: day,
  changed_since: day,
  finished_since: day,
});
export type FilterInput = z.infer<typeof FilterInput>;

/** The same as the database takes it. @throws ToolRefused for somebody, something or a day that is not known */
export function filterOf(desk: Desk, input: FilterInput): TaskFilter {
  const { assignee, department, columns, due, tags, about } = input;
  const range = { ...given('from', dayOf(input.due_from)), ...given('to', dayOf(input.due_to)) };
  const said = [...new Set(words((about ?? '').slice(0, 500)).map((word) => word.text))].slice(0, wordsMost);
  return {
    ...(assignee !== null && { assigneeId: isNobody(assignee) ? null : personNamed(desk, assignee).id }),
    ...(department !== null && { departmentId: departmentNamed(desk, department) }),
    ...(columns !== null && columns.length > 0 && { statuses: columns }),
    ...(due !== null ? { due } : Object.keys(range).length > 0 && { due: range }),
    ...(tags !== null && tags.length > 0 && { tags: [...new Set(tags)].slice(0, tagsMost) }),
    ...(said.length > 0 && { about: said }),
    ...given('createdSince', dayOf(input.created_since)),
    ...given('changedSince', dayOf(input.changed_since)),
    ...given('finishedSince', dayOf(input.finished_since)),
  };
}

export const isNobody = (words: string) => /^(?:nobody|no one|none|nadie|unassigned)$/i.test(words.trim());

function departmentNamed({ asked }: Desk, name: string): string {
  const found = asked.departments.find((one) => plainLetters(one.name) === plainLetters(name.trim()));
  if (found) return found.id;
  const names = asked.departments.slice(0, 30).map((one) => one.name);
  throw new ToolRefused(`There is no department ${name.slice(0, 80)}. There are: ${names.join(', ')}.`);
}

/** @throws ToolRefused for what is no day */
export function dayOf(words: string | null): string | undefined {
  if (words === null || words.trim() === '') return undefined;
  const { data } = Day.safeParse(words.trim().slice(0, 10));
  if (data === undefined) throw new ToolRefused('Days are written like 2026-11-30.');
  return data;
}

function given<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value });
}
