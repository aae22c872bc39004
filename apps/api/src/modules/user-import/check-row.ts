import { FirstName, LastName, UserEmail } from '@tavla/shared/contracts/users';
import { line } from '@tavla/shared/fields';
import { emailMax, lineMax } from '@tavla/shared/limits';
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

const Position = line('Position');
const Department = line('Department');
const departmentsMax = 200;

/** Pure: the person that a row describes, or why it describes none. The rules are those of the form. */
export function checkRow({ line, cells, hasMoreCells }: CsvRow): Candidate | { reason: string } {
  const reasons: string[] = [];
  const read = (schema: typeof FirstName | typeof UserEmail, value = '') => {
    const { success, data, error } = schema.safeParse(value);
    if (!success) reasons.push(error.issues[0]?.message ?? 'Invalid');
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
  if (candidate.role.length > lineMax) reasons.push(`Role must be at most ${lineMax} characters`);
  if (candidate.manager.length > emailMax) reasons.push(`Manager must be at most ${emailMax} characters`);
  if (candidate.departments.length > departmentsMax) reasons.push(`At most ${departmentsMax} departments`);
  if (hasMoreCells) reasons.push('The row has more cells than the header: is a quotation mark missing?');
  return reasons.length ? { reason: reasons.join('; ') } : candidate;
}

/** The names without repetitions, whatever their case. */
function distinct(names: string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) if (name && !byKey.has(nameKeyOf(name))) byKey.set(nameKeyOf(name), name);
  return [...byKey.values()];
}
