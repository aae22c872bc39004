import type { Role } from '@tavla/shared/contracts/roles';
import type { FailedRow } from '@tavla/shared/contracts/user-import';
import { say } from '@tavla/shared/error-words';
import { cut } from '@tavla/shared/issue-words';
import { emailMax } from '@tavla/shared/limits';
import { may, missingPairs, type Permission } from '@tavla/shared/permissions';
import type { Words } from '@tavla/shared/words';
import { v7 as newId } from 'uuid';
import { failure, invalid } from '@/http/errors/errors';
import { csvRowsMax } from '@/modules/csv/csv-records';
import { nameKeyOf } from '@/modules/named/name-key';
import { sayPairs } from '@/modules/roles/grant';
import { type Candidate, checkRow } from './check-row';
import { linkManagers } from './link-managers';
import type { CsvRow } from './read-csv';

/** What the plan must know of the company and of who imports. */
export interface CompanyFacts {
  held: readonly Permission[];
  roles: Role[];
  /** Ids by `nameKeyOf` the name. */
  positions: Map<string, string>;
  departments: Map<string, string>;
  /** Everyone of the company whose address stands in the file, by address. */
  people: Map<string, { id: string; blocked: boolean }>;
}

/** Somebody to be created. `position` and `departments` are names, which exist or are in the plan's lists. */
export interface PlannedPerson extends Candidate {
  id: string;
  roleId: string;
  managerId: string | null;
}

export interface ImportPlan {
  total: number;
  /** Managers before those who report to them. */
  people: PlannedPerson[];
  existing: { line: number; email: string }[];
  failed: FailedRow[];
  newPositions: string[];
  newDepartments: string[];
}

/** Of all rows together: ten each for as many people as a file may have. */
const membershipsMax = 10 * csvRowsMax;
/** New positions, and new departments, of one file. */
const newNamesMax = 1_000;

/**
 * Pure but for the new ids: what importing these rows would do. Nothing is saved.
 * @throws HttpError 400 for a file that names more than anybody can look through
 */
export function planImport(rows: CsvRow[], facts: CompanyFacts): ImportPlan {
  const existing: ImportPlan['existing'] = [];
  const failed: FailedRow[] = [];
  const firstLine = new Map<string, number>();
  const candidates: PlannedPerson[] = [];
  let memberships = 0;
  const roles = new Map(facts.roles.map((role) => [nameKeyOf(role.name), role]));
  for (const row of rows) {
    // There may be thousands, and each of them long.
    const shownEmail = () => cut(row.cells.email?.trim() ?? '', emailMax);
    const fail = (...words: Words[]) =>
      failed.push({ line: row.line, email: shownEmail(), ...failure(...words) });
    const checked = checkRow(row);
    if ('refused' in checked) {
      fail(...checked.refused);
      continue;
    }
    memberships += checked.departments.length;
    if (memberships > membershipsMax)
      throw invalid('file', say('csv-too-many-memberships', { most: membershipsMax }));
    const earlier = firstLine.get(checked.email);
    if (earlier !== undefined) {
      fail(say('row-email-twice', { line: earlier }));
      continue;
    }
    firstLine.set(checked.email, row.line);
    if (facts.people.has(checked.email)) existing.push({ line: row.line, email: checked.email });
    else {
      const role = findRole(checked, facts, roles);
      const words = 'message' in role ? role : refusal(checked, facts);
      if (words) fail(words);
      else if ('id' in role) candidates.push({ ...checked, id: newId(), roleId: role.id, managerId: null });
    }
  }
  const linked = linkManagers(candidates, facts, firstLine);
  failed.push(...linked.failed);
  // In the order of the file, so that a new name is spelt as it stands there first.
  const inOrder = linked.people.toSorted((a, b) => a.line - b.line);
  return {
    total: rows.length,
    people: linked.people,
    existing,
    failed: failed.sort((a, b) => a.line - b.line),
    newPositions: few(
      missing(
        inOrder.map(({ position }) => position),
        facts.positions,
      ),
      'positions',
    ),
    newDepartments: few(
      missing(
        inOrder.flatMap(({ departments }) => departments),
        facts.departments,
      ),
      'departments',
    ),
  };
}

/** The role a row names, `user` when it names none, or why it cannot be given. */
function findRole(
  { role: name }: Candidate,
  { held }: CompanyFacts,
  roles: ReadonlyMap<string, Role>,
): Role | Words {
  const role = roles.get(nameKeyOf(name || 'user'));
  if (!role) return say('row-unknown-role', { name });
  if (!may(held, 'create', 'user-roles')) return say('row-may-not-give-roles');
  const lacking = missingPairs(held, role.permissions);
  return lacking.length ? sayPairs('row-permissions-not-held', lacking) : role;
}

/** Why who imports may not create what the row names, if so. */
function refusal({ position, departments }: Candidate, facts: CompanyFacts): Words | undefined {
  const { held } = facts;
  if (departments.length && !may(held, 'create', 'user-group')) return say('row-may-not-fill-departments');
  if (may(held, 'create', 'groups')) return undefined;
  const unknown = [...missing([position], facts.positions), ...missing(departments, facts.departments)];
  return unknown[0] === undefined ? undefined : say('row-may-not-create', { name: unknown[0] });
}

function missing(names: string[], there: Map<string, string>): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) {
    const key = nameKeyOf(name);
    if (name && !there.has(key) && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

function few(names: string[], noun: 'positions' | 'departments'): string[] {
  if (names.length > newNamesMax)
    throw invalid('file', say(`csv-too-many-new-${noun}`, { most: newNamesMax }));
  return names;
}
