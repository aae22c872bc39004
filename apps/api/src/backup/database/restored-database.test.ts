import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OpenStream } from '@/test/open-stream';
import { startTestApp, type TestApp, type TestCompany, useTestApp } from '@/test/test-app';
import { backUpTo, Places, restoreFrom } from '../backup.test-kit';
import { firstEventNumber, firstVersion } from './begin-new-life';

const former = useTestApp();
const places = new Places();
let company: TestCompany;
let file: string;
let taskId: string;
/** What a client knew when the backup was made, and what another one has learnt of the former life since. */
let early: Memory;
let late: Memory;

const companyUrl = '/api/v1/organization';

interface Memory {
  lastEventId: string;
  etag: string;
  taskVersion: number;
  userVersion: number;
  companyVersion: number;
}

async function memoryOf(app: TestApp, cookie: string): Promise<Memory> {
  const person = { cookie };
  const board = await app.as(person).get('/api/v1/tasks');
  const task = await app.as(person).get(`/api/v1/tasks/${taskId}`);
  const user = await app.as(person).get(`/api/v1/users/${company.member.id}`);
  const settings = await app.as(person).get(companyUrl);
  return {
    lastEventId: board.json().lastEventId,
    etag: String(board.headers.etag),
    taskVersion: task.json().version,
    userVersion: user.json().version,
    companyVersion: settings.json().version,
  };
}

/** A restored life, with an admin who has signed in again. */
async function restoreLife(): Promise<{ app: TestApp; cookie: string }> {
  const settings = { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: await places.folder() };
  await restoreFrom(file, settings);
  const app = await startTestApp(settings);
  places.later(() => app.close());
  return { app, ...(await app.addSession(company.id, company.admin.id)) };
}

async function rename(app: TestApp, cookie: string, title: string): Promise<void> {
  const answer = await app.as({ cookie }).patch(`/api/v1/tasks/${taskId}`, { title });
  expect(answer.statusCode).toBe(200);
}

beforeAll(async () => {
  const app = former.current;
  company = await app.addCompany();
  const { cookie } = company.admin;
  taskId = (await app.as(company.admin).post('/api/v1/tasks', { title: 'First' })).json().id;
  await rename(app, cookie, 'Second');
  early = await memoryOf(app, cookie);
  file = path.join(await places.folder(), 'backup.tar');
  await backUpTo(file, { DATABASE_URL: app.db.url, DATA_DIR: app.app.deps.env.dataDir });
  for (let n = 0; n < 20; n++) await rename(app, cookie, `Lived on ${n}`);
  await app.as(company.admin).patch(`/api/v1/users/${company.member.id}`, { firstName: 'Mathilda' });
  late = await memoryOf(app, cookie);
});
afterAll(() => places.clear());

describe('after a restore', { timeout: 120_000 }, () => {
  it('nobody is signed in any more', async () => {
    const { app } = await restoreLife();
    for (const person of [company.admin, company.member]) {
      expect((await app.as(person).get('/auth/me')).statusCode).toBe(401);
    }
  });

  it('every client of the former life loads anew: from before the backup, and from after it', async () => {
    const { app, cookie } = await restoreLife();
    const address = await app.listen();
    for (const { lastEventId, etag } of [early, late]) {
      const board = await app.app.inject({
        url: '/api/v1/tasks',
        headers: { cookie, 'if-none-match': etag },
      });
      expect(board.statusCode).toBe(200);
      const url = `${address}/api/v1/events?lastEventId=${lastEventId}`;
      const stream = await OpenStream.open(url, cookie);
      await stream.until(({ events }) => events.length > 0);
      expect(stream.events[0]).toMatchObject({ resource: '*', action: 'resync' });
      // From there on it hears of everything, in order and without a gap.
      const newest = Number(stream.lastEventId);
      await rename(app, cookie, `New life after ${lastEventId}`);
      await stream.until(({ events }) => events.length > 1);
      expect(stream.events[1]).toMatchObject({ id: newest + 1, resource: 'tasks', action: 'update' });
      stream.close();
    }
    const fresh = await memoryOf(app, cookie);
    const again = await app.app.inject({
      url: '/api/v1/tasks',
      headers: { cookie, 'if-none-match': fresh.etag },
    });
    expect(again.statusCode).toBe(304);
  });

  it('a second life from the same archive does not take the first one for itself', async () => {
    const first = await restoreLife();
    await rename(first.app, first.cookie, 'First life');
    const remembered = await memoryOf(first.app, first.cookie);
    const { app, cookie } = await restoreLife();
    await rename(app, cookie, 'Second life');
    await rename(app, cookie, 'Second life goes on');
    const headers = { cookie, 'if-none-match': remembered.etag };
    expect((await app.app.inject({ url: '/api/v1/tasks', headers })).statusCode).toBe(200);
    const url = `${await app.listen()}/api/v1/events?lastEventId=${remembered.lastEventId}`;
    const stream = await OpenStream.open(url, cookie);
    await stream.until(({ events }) => events.length > 0);
    expect(stream.events[0]).toMatchObject({ action: 'resync' });
    stream.close();
  });

  it('a change that was begun in the former life is put to its author, whatever it touches', async () => {
    const { app, cookie } = await restoreLife();
    const call = app.as({ cookie });
    const now = await memoryOf(app, cookie);
    // The restored life goes on until it has as many changes as the former one had.
    for (let n = 0; n < 25; n++) await rename(app, cookie, `Goes on ${n}`);
    for (const { taskVersion, userVersion, companyVersion } of [early, late]) {
      const task = await call.patch(`/api/v1/tasks/${taskId}`, { description: 'Late', version: taskVersion });
      expect(task.json()).toMatchObject({ statusCode: 409, code: 'stale-version' });
      const user = await call.patch(`/api/v1/users/${company.member.id}`, {
        lastName: 'Late',
        version: userVersion,
      });
      expect(user.json()).toMatchObject({ statusCode: 409, code: 'stale-version' });
      const settings = await call.patch(companyUrl, { timeZone: 'Asia/Tokyo', version: companyVersion });
      expect(settings.json()).toMatchObject({ statusCode: 409, code: 'stale-version' });
    }
    const { taskVersion: version, userVersion, companyVersion } = now;
    expect(
      (await call.patch(`/api/v1/tasks/${taskId}`, { description: 'In time', version })).statusCode,
    ).toBe(200);
    const user = { lastName: 'In time', version: userVersion };
    expect((await call.patch(`/api/v1/users/${company.member.id}`, user)).statusCode).toBe(200);
    const settings = { timeZone: 'Asia/Tokyo', version: companyVersion };
    expect((await call.patch(companyUrl, settings)).statusCode).toBe(200);
  });
});

describe('the numbers of a new life', () => {
  it.each(['2026-11-22', '2040-01-01', '2087-12-31'])('fit in %s where they are kept and sent', (day) => {
    const now = new Date(day);
    // The tag and the id of an event have at most 15 digits.
    expect(String(firstEventNumber(now)).length).toBeLessThanOrEqual(15);
    expect(Number.isSafeInteger(firstEventNumber(now))).toBe(true);
    expect(firstVersion(now)).toBeLessThan(2 ** 31 - 1);
  });
});
