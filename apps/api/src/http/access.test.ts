import { allContracts } from '@tavla/shared/all-contracts';
import type { Endpoint } from '@tavla/shared/endpoint';
import { allPermissions, type Permission } from '@tavla/shared/permissions';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callContract } from '@/test/call-contract';
import { addFilledCompany, dumpCompany } from '@/test/filled-company';
import type { SampleIds } from '@/test/sample-input';
import { startTestApp, type TestApp, type TestCompany, type TestUser } from '@/test/test-app';

type Pair = readonly [Permission['action'], Permission['resource']];

const closed = allContracts.filter(({ access }) => access !== 'public');
const withPair = allContracts.filter(({ access }) => typeof access !== 'string');
const signedIn = allContracts.filter(({ access }) => access === 'signed-in');
/** Streams never end by themselves; their tests stand beside them. */
const isAnswer = ({ answers }: Endpoint) => answers !== 'stream';
const byName = (contracts: readonly Endpoint[]) =>
  contracts.map((contract) => [`${contract.name} (${contract.method} ${contract.path})`, contract] as const);

let test: TestApp;
let mine: TestCompany;

beforeAll(async () => {
  test = await startTestApp();
  mine = await test.addCompany();
});
afterAll(() => test.close());

const nothing: SampleIds = () => newId();
const call = (contract: Endpoint, user: TestUser | null, ids: SampleIds = nothing) =>
  callContract(test.app, contract, user?.cookie, ids);

async function holder(permissions: readonly Permission[]): Promise<TestUser> {
  return test.addUser(mine.id, await test.addRole(mine.id, newId(), permissions));
}

function pairOf({ access }: Endpoint): Pair {
  if (typeof access === 'string') throw new Error(`access is ${access}`);
  return access;
}
const isPair =
  ([action, resource]: Pair) =>
  (held: Permission) =>
    held.action === action && held.resource === resource;

describe('nobody', () => {
  it.each(byName(closed))('may not call %s', async (_, contract) => {
    const answer = await call(contract, null);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in']);
  });

  it.each(byName(allContracts.filter(({ access }) => access === 'public')))(
    'may call %s',
    async (_, contract) => {
      const answer = await call(contract, null);
      // Refreshing is the one public address that is about a session.
      if (contract.name !== 'auth.token-refresh') expect([401, 403]).not.toContain(answer.statusCode);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );
});

describe('a blocked person', () => {
  let blocked: TestUser;
  beforeAll(async () => {
    blocked = await test.addUser(mine.id, mine.roles.admin);
    await test.db.prisma.user.updateMany({ where: { id: blocked.id }, data: { blocked: true } });
  });
  it.each(byName(closed))('may not call %s', async (_, contract) => {
    expect((await call(contract, blocked)).statusCode).toBe(401);
  });
});

describe('somebody with every permission but the one', () => {
  it.each(byName(withPair))('may not call %s', async (_, contract) => {
    const pair = pairOf(contract);
    const user = await holder(allPermissions.filter((held) => !isPair(pair)(held)));
    const answer = await call(contract, user);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { code: 'not-allowed', message: expect.stringContaining(`(${pair.join(' ')})`) },
    ]);
  });
});

describe('somebody with the one permission', () => {
  it.each(byName(withPair.filter(isAnswer)))('gets past the door of %s', async (_, contract) => {
    const pair = pairOf(contract);
    const answer = await call(contract, await holder(allPermissions.filter(isPair(pair))));
    expect(answer.statusCode).not.toBe(401);
    // A use case may ask for more, for giving a role say; the door itself asks for this pair only.
    if (answer.statusCode === 403) expect(answer.json().message).not.toContain(`(${pair.join(' ')})`);
    expect(answer.statusCode).toBeLessThan(500);
  });
});

describe('somebody without any permission', () => {
  it.each(byName(signedIn.filter(isAnswer)))('may call %s', async (_, contract) => {
    const answer = await call(contract, await holder([]));
    expect([401, 403]).not.toContain(answer.statusCode);
    expect(answer.statusCode).toBeLessThan(500);
  });
});

describe('the admin of another company', () => {
  let theirs: TestCompany;
  let ids: Record<string, string>;
  let before: Record<string, unknown>;
  let stranger: TestUser;

  /** The other company's entity that a field names; a person for managerId, ownerId and the like. */
  const named: SampleIds = (field) => {
    const noun = field.replace(/Ids?$/, '');
    return ids[noun] ?? (noun === 'manager' ? ids.user : ids.task) ?? '';
  };

  beforeAll(async () => {
    ({ company: theirs, ids } = await addFilledCompany(test));
  });
  beforeEach(async () => {
    // A new one each time: its own audit log repeats the ids that it asked for.
    stranger = (await test.addCompany()).admin;
    before = await dumpCompany(test, theirs.id);
  });

  it.each(byName(closed.filter(isAnswer)))('neither sees nor changes anything by %s', async (_, contract) => {
    const answer = await call(contract, stranger, named);
    expect(answer.statusCode).toBeLessThan(500);
    if (contract.path.includes(':')) expect(answer.statusCode).toBe(404);
    if (answer.statusCode < 300) {
      for (const id of [theirs.id, ...Object.values(ids)]) expect(answer.body).not.toContain(id);
    }
    expect(await dumpCompany(test, theirs.id)).toEqual(before);
  });
});
