import type { Role } from '@tavla/shared/contracts/roles';
import type { Permission } from '@tavla/shared/permissions';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestCompany, useTestApp } from '@/test/test-app';

const test = useTestApp();
let company: TestCompany;
let role: Role;
const admin = () => test.current.as(company.admin);
const url = '/api/v1/roles';
const read: Permission = { action: 'read', resource: 'user' };
const remove: Permission = { action: 'delete', resource: 'user' };
const chat: Permission = { action: 'read', resource: 'chat' };

beforeEach(async () => {
  company = await test.current.addCompany();
  const input = { name: 'Editor', description: 'Edits', permissions: [read, remove] };
  role = (await admin().post(url, input)).json();
});
const patch = (body: object) => admin().patch(`${url}/${role.id}`, body);
const now = async () => (await admin().get(`${url}/${role.id}`)).json<Role>();

describe('two admins at one role', () => {
  const changes = {
    name: ['Author', 'Writer'],
    description: ['Writes', ''],
    permissions: [[read], [chat, remove, read]],
  };
  for (const [field, [theirs, mine]] of Object.entries(changes))
    it(`are refused at its ${field}, with the role as it is now`, async () => {
      expect((await patch({ [field]: theirs, version: role.version })).statusCode).toBe(200);
      const stale = await patch({ [field]: mine, version: role.version });
      expect(stale.statusCode).toBe(409);
      expect(stale.json()).toMatchObject({
        code: 'stale-version',
        message: expect.stringContaining('this role'),
        errors: [{ path: field }],
        current: { ...(await now()), [field]: theirs },
      });
      const again = await patch({ [field]: mine, version: (await now()).version });
      expect(again.json()).toMatchObject({ [field]: mine });
    });

  it('are merged where they changed different fields, or the same one alike', async () => {
    await patch({ permissions: [read], version: role.version });
    const second = await patch({ description: 'More', permissions: [read], version: role.version });
    expect(second.json()).toMatchObject({ description: 'More', permissions: [read] });
  });

  it('do not give back at the same moment what the other one takes away', async () => {
    const wanted = [[read], [read, remove, chat], [remove], [chat], []];
    const raced = await Promise.all(
      wanted.map((permissions) => patch({ permissions, version: role.version })),
    );
    expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await now()).toEqual(raced.find(({ statusCode }) => statusCode === 200)?.json());
  });

  it('keep their version while the number of its people changes', async () => {
    await test.current.addUser(company.id, role.id);
    expect((await now()).version).toBe(role.version);
  });
});
