import { parseICS } from 'node-ical';
import { beforeEach, describe, expect, it } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';
import { readsPerMinute } from './calendar.routes';

const test = useTestApp({ WORKER: 'off', PUBLIC_URL: 'https://tavla.example.com' });
const url = '/api/v1/calendars';
const tasks = '/api/v1/tasks';
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

let company: TestCompany;
let person: TestUser;
let companies = 0;
beforeEach(async () => {
  company = await test.current.addCompany(`Acme, Sons; Co ${++companies}`);
  person = company.member;
});

const admin = () => test.current.as(company.admin);
const me = () => test.current.as(person);
const addTask = async (given: object) =>
  (
    await admin().post(tasks, { title: 'Print the flyers', userId: person.id, endDate: days(3), ...given })
  ).json();
async function makeLink(scope = 'own') {
  const made = await me().post(url, { scope });
  expect(made.statusCode).toBe(201);
  const address = new URL(made.json().url);
  expect(address.origin).toBe('https://tavla.example.com');
  return { id: made.json().calendar.id as string, path: address.pathname };
}
const read = (path: string, headers: Record<string, string> = {}) =>
  test.current.app.inject({ url: path, headers });
const eventsOf = (text: string) =>
  Object.values(parseICS(text)).filter((part) => part?.type === 'VEVENT') as unknown as Record<
    string,
    unknown
  >[];
const titles = async (path: string) => eventsOf((await read(path)).body).map(({ summary }) => summary);

describe('a calendar', () => {
  it('has due days as a parser that is not ours reads them', async () => {
    const title = `Größe; Farbe, \\ und „Übergrößen“ ${'ä'.repeat(90)} 🎈🎈🎈🎈🎈🎈🎈🎈🎈🎈🎈🎈🎈🎈`;
    const task = await addTask({ title, endDate: '2028-02-28' });
    const { path } = await makeLink();
    const { body, headers } = await read(path);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const [event] = eventsOf(body);
    expect(event).toMatchObject({
      ...{ uid: task.id, summary: title, datetype: 'date', transparency: 'TRANSPARENT', status: 'CONFIRMED' },
      description: `To Do\nhttps://tavla.example.com/?task=${task.id}`,
      url: `https://tavla.example.com/?task=${task.id}`,
    });
    const day = (value: unknown) => {
      const at = value as Date;
      return [at.getFullYear(), at.getMonth() + 1, at.getDate()];
    };
    expect([day(event?.start), day(event?.end)]).toEqual([
      [2028, 2, 28],
      [2028, 2, 29],
    ]);
    expect(body).toContain('NAME:Acme\\, Sons\\; Co 1: my due days\r\n');
    expect(body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
    expect(body).toMatch(/DTSTAMP:\d{8}T\d{6}Z\r\n/);
    expect(body).toMatch(/SEQUENCE:1\r\n/);
  });

  it('has the last day there is', async () => {
    await addTask({ endDate: '9999-12-31' });
    const { body } = await read((await makeLink()).path);
    expect(eventsOf(body)).toHaveLength(1);
    expect(body).toContain('DTSTART;VALUE=DATE:99991231\r\n');
    // A day has eight digits. Source: RFC 5545, 3.3.4.
    for (const [, day] of body.matchAll(/;VALUE=DATE:(.*)\r\n/g)) expect(day).toMatch(/^\d{8}$/);
  });

  it('has one’s own, or the company’s with names, and neither old ones nor deleted ones', async () => {
    await addTask({ title: 'Mine' });
    await addTask({ title: 'Somebody’s', userId: company.admin.id });
    await addTask({ title: 'Nobody’s', userId: null, endDate: days(5) });
    await addTask({ title: 'Without a day', endDate: null });
    await addTask({ title: 'Long ago', endDate: days(-120) });
    const done = await addTask({ title: 'Behind us', endDate: days(-20) });
    await admin().patch(`${tasks}/${done.id}`, { customField: { status: 'done' } });
    const gone = await addTask({ title: 'Deleted' });
    await admin().delete(`${tasks}/${gone.id}`);
    const other = await test.current.addCompany();
    await test.current.as(other.admin).post(tasks, { title: 'Elsewhere', endDate: days(3) });
    const [own, all] = [await makeLink(), await makeLink('company')];
    expect(await titles(own.path)).toEqual(['✓ Behind us', 'Mine']);
    expect(await titles(all.path)).toEqual([
      '✓ Behind us (Mia Member)',
      'Mine (Mia Member)',
      'Somebody’s (Ada Admin)',
      'Nobody’s',
    ]);
  });

  it('shows proposals of a closed meeting to those alone who see it', async () => {
    const { prisma } = test.current.db;
    const audioId = await addMeeting(prisma, company.id);
    const closed = { where: { organizationId: company.id, id: audioId }, data: { visibility: 'people' } };
    const { id } = await addTask({ title: 'Said in private' });
    await prisma.task.updateMany({
      where: { organizationId: company.id, id },
      data: { status: 'on-approval', column: 'pending', originAudioId: audioId, originStartMs: 0 },
    });
    const { path } = await makeLink('company');
    expect(await titles(path)).toEqual(['Said in private (Mia Member)']);
    expect((await read(path)).body).toContain('STATUS:TENTATIVE');
    await prisma.audio.updateMany(closed);
    expect(await titles(path)).toEqual([]);
  });

  it('is not sent again to a calendar that has it, and changes with its tasks', async () => {
    const task = await addTask({});
    const { path } = await makeLink();
    const first = await read(path);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const etag = String(first.headers.etag);
    const again = await read(path, { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    await admin().patch(`${tasks}/${task.id}`, { title: 'Print 2,000 flyers' });
    const changed = await read(path, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('SEQUENCE:2');
    const head = await test.current.app.inject({ method: 'HEAD', url: path });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      changed.headers['content-length'],
    ]);
  });
});

describe('a calendar link', () => {
  it('ends when it is made anew or revoked, and says when it was read', async () => {
    const first = await makeLink();
    expect((await me().get(url)).json().data).toMatchObject([{ scope: 'own', lastUsedAt: null }]);
    expect((await read(first.path)).statusCode).toBe(200);
    expect((await me().get(url)).json().data[0].lastUsedAt).not.toBeNull();
    const second = await makeLink();
    expect((await read(first.path)).statusCode).toBe(404);
    expect((await admin().delete(`${url}/${second.id}`)).statusCode).toBe(404);
    expect((await me().delete(`${url}/${second.id}`)).statusCode).toBe(204);
    const refused = await read(second.path);
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'no-store']);
    const entries = (await admin().get('/api/v1/audit?action=calendar')).json().data;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'calendar.revoke',
      'calendar.make',
      'calendar.make',
    ]);
    const kept = await test.current.db.pool.query('select hash from calendar_link');
    expect(JSON.stringify([kept.rows, entries])).not.toContain('tavla_cal_');
  });

  it('is dead at once when its person is blocked, may read no tasks, or the company switches such things off', async () => {
    const { path } = await makeLink();
    const status = async () => (await read(path)).statusCode;
    const { prisma } = test.current.db;
    const ways = [
      (isOff: boolean) => admin().patch(`/api/v1/users/${person.id}`, { blocked: isOff }),
      (isOff: boolean) => admin().patch('/api/v1/organization', { tokensOfPeople: !isOff }),
    ];
    for (const set of ways) {
      expect(await status()).toBe(200);
      await set(true);
      expect(await status()).toBe(404);
      await set(false);
    }
    expect(await status()).toBe(200);
    await prisma.rolePermission.deleteMany({
      where: { organizationId: company.id, roleId: company.roles.user, resource: 'actions', action: 'read' },
    });
    expect(await status()).toBe(404);
  });

  it('is not made where the company has switched such things off, nor without a fresh code', async () => {
    await admin().patch('/api/v1/organization', { tokensOfPeople: false });
    expect((await me().post(url, { scope: 'own' })).statusCode).toBe(403);
    await admin().patch('/api/v1/organization', { tokensOfPeople: true });
    await test.current.db.prisma.session.updateMany({
      where: { id: person.sessionId },
      data: { confirmedAt: null },
    });
    expect((await me().post(url, { scope: 'own' })).json().code).toBe('confirm-with-code');
  });

  it.each(['x', 'tavla_cal_x.ics', `tavla_pat_${'0'.repeat(49)}.ics`])('is not %s', async (link) => {
    expect((await read(`/api/v1/calendar/${link}`)).statusCode).toBe(404);
  });

  it('is read so often and no more', async () => {
    const { path } = await makeLink();
    for (let count = 0; count < readsPerMinute; count++) expect((await read(path)).statusCode).toBe(200);
    const refused = await read(path);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
