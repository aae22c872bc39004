import type { NamedWithCount } from '@tavla/shared/contracts/named';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { countQueries } from '@/test/count-queries';
import { usePeople } from './people.test-kit';

const people = usePeople();
const Counted = z.object({ id: z.string(), userCount: z.number() });
const groupResources = ['positions', 'departments', 'roles'];

const make = async (kind: 'positions' | 'departments', name: string) =>
  (await people.admin().post(`/api/v1/${kind}`, { name })).json<NamedWithCount>().id;

/** What was told of groups since the last call: how many people each has, by id. */
async function told(): Promise<[string, number][]> {
  const where = { organizationId: people.company.id, resource: { in: groupResources }, action: 'update' };
  const events = await people.test.db.prisma.event.findMany({ where, orderBy: { seq: 'asc' } });
  await people.test.db.prisma.event.deleteMany({ where: { organizationId: people.company.id } });
  return events.map(({ data }) => {
    const { id, userCount } = Counted.parse(data);
    return [id, userCount];
  });
}

it('tells the number of people of each group that somebody came to or left, and of no other', async () => {
  const cook = await make('positions', 'Cook');
  const smith = await make('positions', 'Smith');
  const kitchen = await make('departments', 'Kitchen');
  const hall = await make('departments', 'Hall');
  const { roles } = people.company;
  await people.add({ positionId: cook });
  await told();

  const bo = await people.add({ positionId: cook, departmentIds: [kitchen] });
  expect(new Map(await told())).toEqual(
    new Map([
      [cook, 2],
      [kitchen, 1],
      [roles.user, 3],
    ]),
  );
  const patch = (body: object) => people.admin().patch(`/api/v1/users/${bo.id}`, body);
  await patch({ firstName: 'Bobo' });
  expect(await told()).toEqual([]);
  await patch({ positionId: smith, departmentIds: [kitchen, hall], roleId: roles.admin });
  expect(new Map(await told())).toEqual(
    new Map([
      [cook, 1],
      [smith, 1],
      [hall, 1],
      [roles.user, 2],
      [roles.admin, 2],
    ]),
  );
  await people.admin().delete(`/api/v1/users/${bo.id}`);
  expect(new Map(await told())).toEqual(
    new Map([
      [smith, 0],
      [hall, 0],
      [kitchen, 0],
      [roles.admin, 1],
    ]),
  );
});

it('reads no more often for a company of many, nor for a person of many departments', async () => {
  const departmentIds = await Promise.all(Array.from({ length: 20 }, (_, n) => make('departments', `D${n}`)));
  const bo = await people.add();
  const patch = (body: object) => people.admin().patch(`/api/v1/users/${bo.id}`, body);
  const one = await countQueries(() => patch({ departmentIds: departmentIds.slice(0, 1) }));
  await patch({ departmentIds: [] });
  await people.add();
  expect(await countQueries(() => patch({ departmentIds }))).toBe(one);
});
