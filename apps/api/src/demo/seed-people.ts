import { v7 as newId } from 'uuid';
import type { Change } from '@/db/events/change';
import { nameKeyOf } from '@/modules/named/name-key';
import { sortKeyOf } from '@/modules/users/sort-key';
import { demoDepartments, demoPeople, demoPositions, emailOf } from './demo-people';

/** A person of the demo company who stands in the database. */
export interface SeededPerson {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

const day = 86_400_000;

/** Creates departments, positions and people; managers come before those who report to them. */
export async function seedPeople(
  { organizationId, prisma }: Change,
  roles: { admin: string; user: string },
  now: Date,
): Promise<SeededPerson[]> {
  const named = (names: readonly string[]) =>
    names.map((name) => ({ organizationId, id: newId(), name, nameKey: nameKeyOf(name) }));
  const departments = named(demoDepartments);
  const positions = named(demoPositions);
  await prisma.department.createMany({ data: departments });
  await prisma.position.createMany({ data: positions });
  const idOf = (rows: { id: string; name: string }[], name: string) =>
    rows.find((row) => row.name === name)?.id ?? '';

  const seeded: (SeededPerson & { name: string })[] = [];
  const rows = demoPeople.map(({ name, role, position, manager, blocked = false }, index) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const person = { id: newId(), firstName, lastName, email: emailOf(name) };
    seeded.push({ ...person, name });
    return {
      organizationId,
      ...person,
      sortKey: sortKeyOf(person),
      roleId: roles[role],
      positionId: idOf(positions, position),
      managerId: manager ? idOf(seeded, manager) : null,
      blocked,
      createdAt: new Date(now.getTime() - (90 - index) * day),
    };
  });
  await prisma.user.createMany({ data: rows });
  await prisma.userDepartment.createMany({
    data: demoPeople.flatMap((person) =>
      person.departments.map((name) => ({
        organizationId,
        userId: idOf(seeded, person.name),
        departmentId: idOf(departments, name),
      })),
    ),
  });
  return seeded;
}
