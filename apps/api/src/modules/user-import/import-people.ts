import type { FailedRow } from '@tavla/shared/contracts/user-import';
import type { User } from '@tavla/shared/contracts/users';
import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import { type Actor, type Change, change } from '@/db/events/change';
import { isReferenceViolation, isUniqueViolation } from '@/db/violation';
import { failure } from '@/http/errors/errors';
import { departments } from '@/modules/departments/department-kind';
import { nameKeyOf } from '@/modules/named/name-key';
import { addNamed } from '@/modules/named/save-named';
import { positions } from '@/modules/positions/position-kind';
import { addPeople, type NewPerson } from '@/modules/users/add-people';
import { findActive } from '@/modules/users/check-references';
import { lockPeople } from '@/modules/users/lock-people';
import { loadIds } from './company-facts';
import type { ImportPlan, PlannedPerson } from './plan-import';

/** People per transaction: few enough that others of the company wait but a moment. */
const slice = 500;
const tries = 3;
/** Milliseconds that the mails of a long import wait, so that they do not slow it down. */
const inviteDelay = 20_000;

export interface Slice {
  created: User[];
  failed: FailedRow[];
}

/**
 * Carries out a plan slice by slice, each in one transaction with its events, its audit entries and its
 * invitations. `note` runs inside that transaction with all that is done by its end.
 */
export async function importPeople(
  db: CompanyDb,
  actor: Actor,
  plan: ImportPlan,
  note: (tx: Change, done: Slice) => Promise<void> = async () => {},
): Promise<Slice> {
  await createGroups(db, actor, plan);
  const planned = new Set(plan.people.map(({ id }) => id));
  const created: User[] = [];
  const failed: FailedRow[] = [];
  const lost = new Set<string>();
  const invitedFrom = new Date(Date.now() + (plan.people.length > slice ? inviteDelay : 0));
  for (let start = 0; start < plan.people.length; start += slice) {
    const people = plan.people.slice(start, start + slice);
    const reachable = people.filter(({ managerId }) => !managerId || !lost.has(managerId));
    const done = await importSlice({ db, actor, planned, invitedFrom }, reachable, people, (tx, next) =>
      note(tx, { created: [...created, ...next.created], failed: [...failed, ...next.failed] }),
    );
    created.push(...done.created);
    failed.push(...done.failed);
    const made = new Set(done.created.map(({ id }) => id));
    for (const { id } of people) if (!made.has(id)) lost.add(id);
  }
  return { created, failed };
}

async function createGroups(db: CompanyDb, actor: Actor, plan: ImportPlan): Promise<void> {
  if (plan.newPositions.length + plan.newDepartments.length === 0) return;
  const inputs = (names: string[]) => names.map((name) => ({ name, description: '' }));
  await change(db, async (tx) => {
    await addNamed(tx, db.organizationId, positions, actor, inputs(plan.newPositions));
    await addNamed(tx, db.organizationId, departments, actor, inputs(plan.newDepartments));
  });
}

/** What rows may name, as it is now. */
interface Named {
  positions: Map<string, string>;
  departments: Map<string, string>;
  /** Ids of those who may be managers. */
  managers: ReadonlySet<string | null>;
}

async function loadNamed(
  tx: Change,
  people: readonly PlannedPerson[],
  planned: ReadonlySet<string>,
): Promise<Named> {
  const others = people.flatMap(({ managerId }) => (managerId && !planned.has(managerId) ? [managerId] : []));
  return {
    positions: await loadIds(tx, positions),
    departments: await loadIds(tx, departments),
    managers: new Set([...planned, ...(await findActive(tx, others))]),
  };
}

interface Run {
  db: CompanyDb;
  actor: Actor;
  /** Who is created by the same plan: managers that nobody has to look for. */
  planned: ReadonlySet<string>;
  invitedFrom: Date;
}

async function importSlice(
  { db, actor, planned, invitedFrom }: Run,
  people: PlannedPerson[],
  all: PlannedPerson[],
  note: (tx: Change, slice: Slice) => Promise<void>,
): Promise<Slice> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change(db, async (tx) => {
        // From here on nobody takes away what the rows name; what has gone before costs these rows alone.
        await lockPeople(tx.prisma, db.organizationId);
        const rows = wholeRows(all, people, await loadNamed(tx, people, planned));
        const created = await addPeople(tx, actor, rows, invitedFrom);
        const made = new Set(created.map(({ id }) => id));
        const done = { created, failed: lostRows(all, made) };
        await note(tx, done);
        return done;
      });
    } catch (error) {
      // Somebody took an address at this very moment: who is free is looked up anew.
      if (isUniqueViolation(error) && attempt < tries) continue;
      if (!isUniqueViolation(error) && !isReferenceViolation(error)) throw error;
      const done = { created: [], failed: lostRows(all, new Set()) };
      await change(db, (tx) => note(tx, done));
      return done;
    }
  }
}

/** One entry for the import as a whole; each person has one too. */
export function auditImport(
  tx: Change,
  actor: Actor,
  counts: { created: number; existing: number; failed: number; reason?: string },
): void {
  tx.audit(actor, { action: 'user.import', targetType: 'user', details: counts });
}

/**
 * Pure: those of whom all is there that they name. Whoever reports to somebody of the slice who is left out is left out.
 * @param all of the slice, managers before those who report to them; `people` are those of them who can be reached
 */
function wholeRows(
  all: readonly PlannedPerson[],
  people: readonly PlannedPerson[],
  named: Named,
): NewPerson[] {
  const reachable = new Set(people);
  const left = new Set<string>();
  return all.flatMap((person) => {
    const isCutOff = person.managerId !== null && left.has(person.managerId);
    const row = reachable.has(person) && !isCutOff ? toPerson(person, named) : undefined;
    if (!row) left.add(person.id);
    return row ?? [];
  });
}

/** Pure: undefined for somebody of whom something that they name has gone. */
function toPerson({ position, departments, ...person }: PlannedPerson, named: Named): NewPerson | undefined {
  const departmentIds = departments.flatMap((name) => named.departments.get(nameKeyOf(name)) ?? []);
  const positionId = named.positions.get(nameKeyOf(position)) ?? null;
  const { managerId } = person;
  if (departmentIds.length < departments.length || (position !== '' && positionId === null)) return undefined;
  if (managerId !== null && !named.managers.has(managerId)) return undefined;
  const { id, email, firstName, lastName, roleId } = person;
  return { id, email, firstName, lastName, roleId, managerId, positionId, departmentIds };
}

/** One reason for whatever stands in the way outside of the company: it must not tell what others have. */
export const rowNotAdded = say('row-not-added');

function lostRows(people: PlannedPerson[], created: Set<string>): FailedRow[] {
  return people
    .filter(({ id }) => !created.has(id))
    .map(({ line, email }) => ({ line, email, ...failure(rowNotAdded) }));
}
