import type { User } from '@tavla/shared/contracts/users';
import { describe, expect, it } from 'vitest';
import { countQueries } from '@/test/count-queries';
import { header, useImports } from './user-import.test-kit';

const at = useImports();
const { admin, eventCount, file, people, test, upload } = at;

it('no row of a file has a query of its own', async () => {
  const rowsOf = (count: number, name: string) =>
    Array.from({ length: count }, (_, n) => {
      const manager = n ? `${name}${Math.floor(n / 3)}@${at.domain}` : '';
      return `First,Last,${name}${n}@${at.domain},user,Cook ${n % 7},${manager},Hall ${n % 5}|Kitchen`;
    });
  const fileOf = (count: number, name: string) => [header, ...rowsOf(count, name)].join('\n');
  // The positions and departments are there already, as are the roles.
  await upload('', fileOf(40, 'first'));
  const preview = (count: number) => countQueries(() => upload('/preview', fileOf(count, 'new')));
  expect(await preview(400)).toBe(await preview(40));
  const importing = (count: number, name: string) => countQueries(() => upload('', fileOf(count, name)));
  expect(await importing(400, 'b')).toBe(await importing(40, 'a'));
  const exporting = () => countQueries(() => admin().get('/api/v1/users/csv'));
  const many = await exporting();
  await test.current.db.prisma.user.deleteMany({
    where: { organizationId: at.company.id, firstName: 'First' },
  });
  expect(await exporting()).toBe(many);
});

describe('importing within the request', () => {
  it('creates what is valid, with its positions, departments and managers, and says why of the rest', async () => {
    const answer = await upload('', file());
    expect(answer.statusCode).toBe(201);
    const { created, failed } = answer.json<{ created: User[]; failed: object[] }>();
    expect(created.map(({ email }) => email)).toEqual([`anna@${at.domain}`, `bert@${at.domain}`]);
    const [anna, bert] = created;
    expect(anna).toMatchObject({
      managerId: bert?.id,
      roleId: at.company.roles.user,
      invitedAt: null,
      version: 1,
    });
    expect(bert).toMatchObject({ roleId: at.company.roles.admin, positionId: anna?.positionId });
    expect(anna?.departmentIds).toEqual(expect.arrayContaining(bert?.departmentIds ?? []));
    expect(failed).toMatchObject([
      { line: 4, email: 'not-an-address', reason: expect.stringContaining('Invalid email') },
      { line: 5, email: `carl@${at.domain}`, reason: 'There is no role "chief"' },
      { line: 6, email: at.company.admin.email, reason: 'This person is in the company already' },
    ]);
    expect((await admin().get('/api/v1/positions')).json().data).toMatchObject([
      { name: 'Cook', userCount: 2 },
    ]);
    expect((await admin().get('/api/v1/departments')).json().data).toMatchObject([
      { name: 'Hall', userCount: 1 },
      { name: 'Kitchen', userCount: 2 },
    ]);
    expect(await eventCount('users')).toBe(2);
    const entries = await test.current.db.prisma.auditEntry.findMany({
      where: { organizationId: at.company.id },
    });
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'department.create',
      'department.create',
      'position.create',
      'user.create',
      'user.create',
      'user.import',
    ]);
    expect(entries.find(({ action }) => action === 'user.import')?.details).toEqual({
      created: 2,
      existing: 1,
      failed: 2,
    });
  });

  it('changes nothing the second time', async () => {
    await upload('', file());
    const before = [await eventCount('users'), await eventCount('positions'), await people()];
    const again = (await upload('', file())).json();
    expect(again.created).toEqual([]);
    expect(again.failed).toHaveLength(5);
    expect([await eventCount('users'), await eventCount('positions'), await people()]).toEqual(before);
  });

  it('creates each person once when the file is sent twice at once', async () => {
    const rows = Array.from({ length: 30 }, (_, n) => `Name${n},Last,n${n}@${at.domain}`).join('\n');
    const answers = await Promise.all([1, 2, 3].map(() => upload('', `firstName,lastName,email\n${rows}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const created = answers.flatMap((answer) => answer.json().created);
    expect(created).toHaveLength(30);
    expect(await people({ email: { endsWith: at.domain } })).toBe(30);
  });

  it('refuses forms without a file, files without the columns, and who may not', async () => {
    expect((await admin().post('/api/v1/users/csv', {})).statusCode).toBe(415);
    expect((await upload('', 'x', at.company.admin, 'other')).json()).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'other' }],
    });
    expect((await upload('', 'a,b\n1,2')).json()).toMatchObject({ statusCode: 400, code: 'validation' });
    expect((await upload('', 'PK\u0003\u0004\u0000')).statusCode).toBe(415);
    expect((await upload('', file(), at.company.member)).statusCode).toBe(403);
    expect((await upload('', Buffer.alloc(17 * 2 ** 20, 'a'))).statusCode).toBe(413);
  });
});

it('a preview tells all that an import would do and saves nothing', async () => {
  const answer = await upload('/preview', file());
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    total: 5,
    valid: 2,
    existing: 1,
    failed: [
      {
        line: 4,
        email: 'not-an-address',
        reason: 'First name must be between 3 and 100 characters; Invalid email',
        causes: [
          { reason: 'length-between', params: { field: 'firstName', min: 3, max: 100 } },
          { reason: 'invalid-email', params: {} },
        ],
      },
      { line: 5, email: `carl@${at.domain}`, reason: expect.any(String), causes: [expect.any(Object)] },
    ],
    newPositions: ['Cook'],
    newDepartments: ['Kitchen', 'Hall'],
  });
  expect(await people()).toBe(2);
  expect((await admin().get('/api/v1/positions')).json().data).toEqual([]);
});
