import { allPermissions } from '@tavla/shared/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OpenStream } from '@/test/open-stream';
import { startTestApp, type TestApp, type TestCompany, type TestUser } from '@/test/test-app';

let test: TestApp;
let other: TestApp;
let bases: string[];
let company: TestCompany;
let person: TestUser & { roleId: string };
let bearer: string;
let tokenId: string;

beforeAll(async () => {
  test = await startTestApp({ WORKER: 'off' });
  other = await startTestApp({ WORKER: 'off' }, test);
  bases = [await test.listen(), await other.listen()];
});
afterAll(async () => {
  await other.close();
  await test.close();
});
beforeEach(async () => {
  company = await test.addCompany();
  const roleId = await test.addRole(company.id, 'Worker', allPermissions);
  person = { roleId, ...(await test.addUser(company.id, roleId)) };
  ({ bearer, tokenId } = await test.addToken(company.id, person.id));
});

const admin = () => test.as(company.admin);
const openStreams = () =>
  Promise.all(bases.map((base) => OpenStream.open(`${base}/api/v1/events?resources=tasks`, bearer)));

/** What ends a token, from outside or by the clock. */
const ends: Record<string, () => Promise<unknown>> = {
  'when it is revoked': () => admin().delete(`/api/v1/users/${person.id}/tokens/${tokenId}`),
  'when its person revokes it': () => test.as(person).delete(`/api/v1/tokens/${tokenId}`),
  'when all of its person’s are': () => admin().delete(`/api/v1/users/${person.id}/tokens`),
  'when its person is blocked': () => admin().patch(`/api/v1/users/${person.id}`, { blocked: true }),
  'when its person is deleted': () => admin().delete(`/api/v1/users/${person.id}`),
  'when tokens are switched off': () => admin().patch('/api/v1/organization', { tokensOfPeople: false }),
  // Nobody tells of this one: the streams look themselves, and a found token is believed for three seconds.
  'at its end': () =>
    test.db.prisma.apiToken.updateMany({ where: { id: tokenId }, data: { expiresAt: new Date() } }),
};

describe('a token ends in every process, with its streams', () => {
  it.each(Object.entries(ends))('%s', async (_, end) => {
    const streams = await openStreams();
    const status = (app: TestApp) => app.as({ bearer }).get('/auth/me');
    expect([(await status(test)).statusCode, (await status(other)).statusCode]).toEqual([200, 200]);
    await end();
    for (const stream of streams) {
      await stream.until(({ isEnded }) => isEnded);
      expect(stream.events.at(-1)).toMatchObject({ resource: '*', action: 'session' });
    }
    for (const app of [test, other])
      await vi.waitUntil(async () => (await status(app)).statusCode === 401, {
        timeout: 20_000,
        interval: 20,
      });
  });

  it('loses what the role loses, in open streams too', async () => {
    const [stream] = await openStreams();
    if (!stream) throw new Error('no stream');
    const permissions = allPermissions.filter(({ resource }) => resource !== 'actions');
    await admin().patch(`/api/v1/roles/${person.roleId}`, { permissions });
    await stream.until(({ events }) => events.some(({ action }) => action === 'session'));
    await admin().post('/api/v1/tasks', { title: 'Not for them' });
    await stream.until(({ comments }) => comments.length > 1);
    expect(stream.events.map(({ resource }) => resource)).toEqual(['*']);
    await vi.waitUntil(async () => (await test.as({ bearer }).get('/api/v1/tasks')).statusCode === 403, {
      timeout: 20_000,
      interval: 20,
    });
    stream.close();
  });

  it('comes back with its person, and with the setting', async () => {
    await admin().patch(`/api/v1/users/${person.id}`, { blocked: true });
    await admin().patch(`/api/v1/users/${person.id}`, { blocked: false });
    await admin().patch('/api/v1/organization', { tokensOfPeople: false });
    await admin().patch('/api/v1/organization', { tokensOfPeople: true });
    await vi.waitUntil(async () => (await test.as({ bearer }).get('/auth/me')).statusCode === 200, {
      timeout: 20_000,
      interval: 20,
    });
  });
});
