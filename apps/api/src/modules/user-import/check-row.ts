import { FirstName, LastName, UserEmail } from '@tavla/shared/contracts/users';
import { say } from '@tavla/shared/error-words';
import { sayOfField, wordsOfIssue } from '@tavla/shared/field-words';
import { line } from '@tavla/shared/fields';
import { emailMax, lineMax } from '@tavla/shared/limits';
import type { Words } from '@tavla/shared/words';
import { nameKeyOf } from '@/modules/named/name-key';
import { splitNames } from './department-cell';
import type { CsvRow } from './read-csv';

/** A row whose own cells keep the rules of the form; what it names is not looked up yet. */
export interface Candidate {
  line: number;
  firstName: string;
  lastName: string;
  email: string;
  role: string;
  position: string;
  manager: string;
  departments: string[];
}

const Position = line('position');
const Department = line('department');
const departmentsMax = 200;

/** Pure: the person that a row describes, or why it describes none. The rules are those of the form. */
export function checkRow({ line, cells, hasMoreCells }: CsvRow): Candidate | { refused: Words[] } {
  const refused: Words[] = [];
  const read = (schema: typeof FirstName | typeof UserEmail, value = '') => {
    const { success, data, error } = schema.safeParse(value);
    if (!success) refused.push(wordsOfIssue(error.issues[0] ?? {}));
    return data ?? '';
  };
  const optional = (schema: typeof FirstName, value = '') => (value.trim() ? read(schema, value) : '');

  const candidate: Candidate = {
    line,
    firstName: read(FirstName, cells.firstName),
    lastName: read(LastName, cells.lastName),
    email: read(UserEmail, cells.email),
    role: cells.role?.trim() ?? '',
    position: optional(Position, cells.position),
    manager: cells.manager?.trim().toLowerCase() ?? '',
    departments: distinct(splitNames(cells.departments ?? '').map((name) => optional(Department, name))),
  };
  // Names that are longer stand nowhere, and are not looked for.
  if (candidate.role.length > lineMax)
    refused.push(sayOfField('too-long', { field: 'role', count: lineMax }));
  if (candidate.manager.length > emailMax)
    refused.push(sayOfField('too-long', { field: 'manager', count: emailMax }));
  if (candidate.departments.length > departmentsMax)
    refused.push(say('row-too-many-departments', { count: departmentsMax }));
  if (hasMoreCells) refused.push(say('row-too-many-cells'));
  return refused.length ? { refused } : candidate;
}

/** The names without repetitions, whatever their case. */
function distinct(names: string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) if (name && !byKey.has(nameKeyOf(name))) byKey.set(nameKeyOf(name), name);
  return [...byKey.values()];
}
