import type { Audio } from '@tavla/shared/contracts/audios';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobHandlers } from '@/job-handlers';
import { mailJob } from '@/modules/mails/outbox-job';
import { MailCatcher } from '@/test/mail-catcher';
import { addItem } from '@/test/rows/add-found';
import { addMeeting } from '@/test/rows/add-meeting';
import { startTestApp, type TestApp, type TestCompany, type TestUser } from '@/test/test-app';
import { summariesToAddress } from './summary-kind';

const mails = new MailCatcher();
let app: TestApp;
let company: TestCompany;
let owner: TestUser;
let guest: TestUser;
let audioId: string;

beforeAll(async () => {
  await mails.start();
  app = await startTestApp({ SMTP_URL: mails.url, PUBLIC_URL: 'https://tavla.test' });
});
afterAll(async () => {
  await app?.close();
  await mails.stop();
});

const decisions = [{ text: 'Ship on <Friday>', quote: 'Ship on Friday', startMs: 0 }];
const outline = {
  overview: [],
  topics: [{ title: 'Price of <tiles>', startMs: 754_000, endMs: 900_000, sentences: [] }],
  open: [{ text: 'Who pays?', quote: 'who pays', startMs: 800_000 }],
};
const analysis = { summary: 'We planned.\n\nAll agreed.', outline, engine: 'local', decisions };

beforeEach(async () => {
  company = await app.addCompany();
  owner = company.member;
  await come(owner);
  guest = await addUser('Gustav', 'Guest');
  audioId = await addMeeting(app.db.prisma, company.id, {
    ...{ name: 'Planning', kind: 'transcript', createdById: owner.id, analysis },
    recordedAt: new Date('2026-11-22T06:15:00Z'),
  });
  await attend([owner, guest]);
});

const addUser = async (firstName: string, lastName: string, roleId = company.roles.user) => {
  const user = await app.addUser(company.id, roleId, { firstName, lastName });
  await come(user);
  return user;
};
const come = ({ id }: TestUser) =>
  app.db.prisma.user.updateMany({ where: { id }, data: { lastSeenAt: new Date() } });
const attend = (users: TestUser[], source = 'added') =>
  app.db.prisma.meetingAttendee.createMany({
    data: users.map(({ id: userId }) => ({ organizationId: company.id, audioId, userId, source })),
  });
const send = (by = owner) => app.as(by).post(`/api/v1/audios/${audioId}/send-summary`);
const recipients = (by = owner) => app.as(by).get(`/api/v1/audios/${audioId}/summary-recipients`);
const edit = (data: object) => app.db.prisma.audio.updateMany({ where: { id: audioId }, data });
async function deliver(): Promise<void> {
  const handlers = await jobHandlers(app.app.deps);
  await handlers[mailJob]?.({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
}
async function refused(status: number, reason: string, by = owner): Promise<void> {
  const answer = await send(by);
  expect([answer.statusCode, answer.json().reason]).toEqual([status, reason]);
}
const addBoardItem = async (title: string, about: { ownerId: string | null; endDate?: Date }) => {
  const endDate = about.endDate?.toISOString().slice(0, 10) ?? null;
  const body = { title, endDate, userId: about.ownerId };
  const task = (await app.as(owner).post('/api/v1/tasks', body)).json();
  const item = { organizationId: company.id, audioId, title, taskId: task.id, ...about };
  return addItem(app.db.prisma, item);
};

test('those who were there get what came of the meeting, each in their own time', async () => {
  await addBoardItem('Order the tiles', { ownerId: guest.id, endDate: new Date('2026-11-27') });
  await addBoardItem('Ask around', { ownerId: null });
  await addItem(app.db.prisma, { organizationId: company.id, audioId, title: 'Only possible' });
  await app.db.prisma.user.updateMany({ where: { id: guest.id }, data: { timeZone: 'Asia/Tokyo' } });
  const answer = await send();
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json<Audio>().summarySent).toMatchObject({ byId: owner.id, count: 2 });
  expect(mails.to(guest.email)).toEqual([]);
  await deliver();
  const [mail, ...others] = mails.to(guest.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Summary of Planning');
  expect(mail?.text.replaceAll('\r', '')).toContain('on 22 November 2026 at 15:15 (Asia/Tokyo).');
  expect(mail?.text).toContain('We planned.\n\nAll agreed.');
  expect(mail?.text).toContain('Topics\n- Price of <tiles> · 12:34\n\nDecisions\n- Ship on <Friday>');
  expect(mail?.text).toContain('Still open\n- Who pays?\n');
  expect(mail?.text).toContain('- Order the tiles · Gustav Guest · due Friday 27 November\n');
  expect(mail?.text).toContain('- Ask around · nobody named yet\n');
  expect(mail?.text).not.toContain('Only possible');
  expect(mail?.text).not.toContain('could not read');
  expect(mail?.text).toContain(`Open the meeting: https://tavla.test/meetings/${audioId}`);
  expect(mail?.text).toContain('Mia Member has sent this');
  expect(mail?.html).toContain('Ship on &lt;Friday&gt;');
  expect(mails.to(owner.email)).toHaveLength(1);
});

test('it tells tasks as people have made them since, and none that they have dismissed', async () => {
  await addBoardItem('Order the tiles', { ownerId: guest.id, endDate: new Date('2026-11-27') });
  await addBoardItem('Book the crane', { ownerId: guest.id });
  const tasks = (await app.as(owner).get('/api/v1/tasks?limit=10')).json().data;
  const idOf = (title: string) => tasks.find((task: { title: string }) => task.title === title).id;
  const given = { title: 'Order blue tiles', userId: owner.id, endDate: '2026-12-01' };
  const changed = await app.as(owner).patch(`/api/v1/tasks/${idOf('Order the tiles')}`, given);
  expect(changed.statusCode, changed.body).toBe(200);
  await app.as(owner).delete(`/api/v1/tasks/${idOf('Book the crane')}`);
  await send();
  await deliver();
  const { text } = mails.last(guest.email);
  expect(text).toContain('- Order blue tiles · Mia Member · due Tuesday 1 December\n');
  expect(text).not.toContain('Gustav Guest');
  expect(text).not.toContain('crane');
});

test('minutes that the model has not read are told, and no rules where there were none', async () => {
  const unread = [{ startMs: 600_000, endMs: 1_275_000 }];
  await edit({ analysis: { ...analysis, engine: 'openai', unread } });
  await send();
  await deliver();
  const [mail] = mails.to(guest.email);
  expect(mail?.text).toContain('The language model could not read 10:00–21:15: what was said then');
  expect(mail?.text).not.toContain('found by rules');
});

test('it goes once, also when two ask at once; everybody who sees the meeting is told', async () => {
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await refused(409, 'summary-sent');
  await deliver();
  expect(mails.to(guest.email)).toHaveLength(1);
  const { rows } = await app.db.pool.query(
    `select data->'summarySent'->'count' as count from event where "organizationId" = $1 and resource = 'audios'`,
    [company.id],
  );
  expect(rows).toEqual([{ count: 2 }]);
  const entries = await app.db.prisma.auditEntry.findMany({ where: { organizationId: company.id } });
  expect(entries).toMatchObject([
    { action: 'audio.send-summary', targetName: 'Planning', details: { people: 2 } },
  ]);
  const detail = (await app.as(guest).get(`/api/v1/audios/${audioId}`)).json<Audio>();
  expect(detail.summarySent).toMatchObject({ count: 2 });
});

test('it is for whoever uploaded the meeting, and for everybody who sees it when they are gone', async () => {
  await refused(403, 'not-your-summary', guest);
  expect((await recipients(guest)).statusCode).toBe(403);
  await edit({ visibility: 'people' });
  const stranger = await addUser('Stina', 'Stranger');
  expect((await send(stranger)).statusCode).toBe(404);
  await edit({ createdById: null });
  expect((await send(stranger)).statusCode).toBe(404);
  expect((await send(guest)).statusCode).toBe(200);
});

test('nobody gets it who was only named, never came, is inactive, or may not read meetings', async () => {
  const [named, inactive] = [await addUser('Nina', 'Named'), await addUser('Ivo', 'Inactive')];
  const role = await app.addRole(company.id, 'Reader of people', [{ action: 'read', resource: 'user' }]);
  const blind = await addUser('Bo', 'Blind', role);
  await app.db.prisma.user.updateMany({ where: { id: inactive.id }, data: { blocked: true } });
  await attend([named], 'named');
  const absent = await app.addUser(company.id, company.roles.user);
  await attend([inactive, blind, absent]);
  expect((await recipients()).json()).toEqual({ userIds: [guest.id, owner.id] });
  expect((await send()).json<Audio>().summarySent?.count).toBe(2);
  await deliver();
  for (const { email } of [named, inactive, blind, absent]) expect(mails.to(email)).toEqual([]);
});

test('who is not said to have been there when it is sent gets nothing; nor anybody of a deleted meeting', async () => {
  await send();
  await app.as(owner).patch(`/api/v1/audios/${audioId}`, { attendeeIds: [owner.id] });
  await deliver();
  expect([guest, owner].map(({ email }) => mails.to(email).length)).toEqual([0, 1]);
  await app.db.pool
    .query('select 1 from waiting_mail where "organizationId" = $1', [company.id])
    .then(({ rowCount }) => expect(rowCount).toBe(0));
  audioId = await addMeeting(app.db.prisma, company.id, { createdById: owner.id, analysis });
  await attend([guest]);
  await send();
  await app.as(company.admin).delete(`/api/v1/audios/${audioId}`);
  await deliver();
  expect(mails.to(guest.email)).toEqual([]);
});

test('an address gets so many an hour, and the others later', async () => {
  await app.db.pool.query(
    `insert into rate_limit (key, count, "expiresAt") values ($1, $2, now() + interval '1 hour')`,
    [`mail-address:meeting-summary:${guest.email}`, summariesToAddress],
  );
  await send();
  await deliver();
  expect([guest, owner].map(({ email }) => mails.to(email).length)).toEqual([0, 1]);
  await app.db.pool.query(`update rate_limit set "expiresAt" = now()`);
  await app.db.pool.query('update waiting_mail set "dueAt" = now()');
  await deliver();
  expect(mails.to(guest.email)).toHaveLength(1);
});

test('names are for those who may read people', async () => {
  const role = await app.addRole(company.id, 'Alone', [{ action: 'read', resource: 'actions' }]);
  const alone = await addUser('Ana', 'Alone', role);
  await attend([alone]);
  await addBoardItem('Order the tiles', { ownerId: guest.id });
  await addBoardItem('Call them', { ownerId: alone.id });
  await send();
  await deliver();
  const { text } = mails.last(alone.email);
  expect(text).not.toContain('Gustav');
  expect(text).not.toContain('Mia');
  expect(text).toContain('- Order the tiles\n');
  expect(text).toContain('- Call them · Ana Alone\n');
});

test('there has to be a summary, and somebody who was there', async () => {
  await edit({ status: 'analysing' });
  await refused(409, 'summary-not-ready');
  await edit({ status: 'done' });
  await app.as(owner).patch(`/api/v1/audios/${audioId}`, { attendeeIds: [] });
  await refused(409, 'summary-for-nobody');
  expect((await recipients()).json()).toEqual({ userIds: [] });
  await attend([guest]);
  expect((await send()).statusCode).toBe(200);
});

test('what people wrote stays text, and no mail is longer than one reads', async () => {
  const many = Array.from({ length: 40 }, (_, at) => ({
    text: `D${at} ${'x'.repeat(900)}`,
    quote: '',
    startMs: 0,
  }));
  await edit({
    name: `Plan\r\nBcc: spy@evil.test\r\n\r\n${'😀'.repeat(200)}`,
    analysis: { summary: 'word '.repeat(20_000), engine: 'other', decisions: many },
  });
  await send();
  await deliver();
  const mail = mails.last(guest.email);
  expect(mail.subject).toMatch(/^Summary of Plan Bcc: spy@evil\.test (😀)+…$/u);
  expect(mails.to('spy@evil.test')).toEqual([]);
  expect(mail.text).toContain('- 10 more in Tavla');
  expect(mail.text).not.toContain('D30 ');
  expect(mail.text.length).toBeLessThan(20_000);
  expect(mail.text).not.toContain('read it as a first draft');
});
