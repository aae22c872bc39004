import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobHandlers } from '@/job-handlers';
import { mailJob } from '@/modules/mails/outbox-job';
import { MailCatcher } from '@/test/mail-catcher';
import { startTestApp, type TestApp, type TestCompany } from '@/test/test-app';
import { addressChangesTold } from './address-changed-kind';

const mails = new MailCatcher();
let app: TestApp;
let company: TestCompany;
beforeAll(async () => {
  await mails.start();
  app = await startTestApp({ SMTP_URL: mails.url, PUBLIC_URL: 'https://tavla.test' });
});
afterAll(async () => {
  await app?.close();
  await mails.stop();
});
beforeEach(async () => {
  mails.beforeAccept = async () => {};
  company = await app.addCompany();
  await signIn();
  await app.db.pool.query('update "user" set "timeZone" = $1', ['Europe/Stockholm']);
});

/** As if everybody signed in now: who never has, at that address, is told nothing. */
const signIn = () => app.db.pool.query('update "user" set "lastSeenAt" = now()');

const patch = (body: object, id = company.member.id) =>
  app.as(company.admin).patch(`/api/v1/users/${id}`, body);
const newAddress = () => `${newId()}@new.test`;
async function send(): Promise<void> {
  const handlers = await jobHandlers(app.app.deps);
  const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
  await handlers[mailJob]?.({}, run);
}
const jobs = async () =>
  (await app.db.pool.query(`select 1 from graphile_worker._private_jobs where key = 'mails'`)).rowCount;
const openSessions = () =>
  app.db.prisma.session.count({ where: { userId: company.member.id, revokedAt: null } });

it('an administrator’s change is told to the former address, by name and time', async () => {
  const email = newAddress();
  expect((await patch({ email })).json()).toMatchObject({ email });
  expect(await jobs()).toBe(1);
  await send();
  const [mail, ...others] = mails.to(company.member.email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Ada Admin changed the address of your account at');
  expect(mail?.text).toMatch(/\d{4} at \d\d:\d\d \(Europe\/Stockholm\)/);
  expect(mail?.text).toContain('If you did not expect this, ask Ada Admin or another administrator');
  expect(mail?.text).not.toContain(email);
  expect(mails.to(email)).toEqual([]);
});

it('the time is that of the company for whoever has no zone of their own', async () => {
  await app.db.pool.query('update "user" set "timeZone" = null where id = $1', [company.member.id]);
  await app.as(company.admin).patch('/api/v1/organization', { timeZone: 'Asia/Tokyo' });
  await patch({ email: newAddress() });
  await send();
  expect(mails.to(company.member.email)[0]?.text).toContain('(Asia/Tokyo)');
});

it('the time is in UTC for whoever has a zone that nobody here knows', async () => {
  await app.db.pool.query(`update "user" set "timeZone" = 'Mars/Olympus' where id = $1`, [company.member.id]);
  await patch({ email: newAddress() });
  await send();
  expect(mails.to(company.member.email)[0]?.text).toContain('(UTC)');
});

it('the mail waits for a mail server that is down, and is the same one when it is sent twice', async () => {
  await patch({ email: newAddress() });
  await mails.stop();
  await expect(send()).rejects.toThrow('mail is down');
  await mails.start();
  // As if the process had died after the mail server took it, and its claim had run out.
  const claim = () =>
    app.db.pool.query(`update waiting_mail set claim = null, state = 'waiting', "dueAt" = now()`);
  mails.beforeAccept = async () => {
    mails.beforeAccept = async () => {};
    await claim();
  };
  await send();
  await send();
  const sent = mails.to(company.member.email);
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await app.db.prisma.waitingMail.count()).toBe(0);
});

it('is told although the person is deleted right after, and each change to its own former address', async () => {
  const second = newAddress();
  await patch({ email: second });
  await signIn();
  await patch({ email: newAddress() });
  expect((await app.as(company.admin).delete(`/api/v1/users/${company.member.id}`)).statusCode).toBe(204);
  await send();
  expect([company.member.email, second].map((email) => mails.to(email).length)).toEqual([1, 1]);
});

it('nobody is told when nothing was saved, or nobody was ever invited there', async () => {
  await patch({ email: company.admin.email });
  await patch({ firstName: 'Nova', email: company.member.email });
  const fresh = await app.addUser(company.id, company.roles.user);
  await patch({ email: newAddress() }, fresh.id);
  await send();
  expect([...mails.to(company.member.email), ...mails.to(fresh.email)]).toEqual([]);
});

it('an address is told nothing that its person never came with, however often it is changed', async () => {
  const stranger = newAddress();
  for (let turn = 0; turn < 3; turn++) {
    await patch({ email: stranger });
    await patch({ email: company.member.email });
  }
  await send();
  expect(mails.to(stranger)).toEqual([]);
  expect(mails.to(company.member.email)).toHaveLength(1);
});

it('an address is told a few times an hour, and the rest when the hour is over', async () => {
  const before = company.member.email;
  for (let turn = 0; turn < addressChangesTold + 2; turn++) {
    await patch({ email: newAddress() });
    await patch({ email: before });
    await signIn();
  }
  await send();
  expect(mails.to(before)).toHaveLength(addressChangesTold);
  await app.db.pool.query(`update rate_limit set "expiresAt" = now()`);
  await app.db.pool.query('update waiting_mail set "dueAt" = now()');
  await send();
  expect(mails.to(before)).toHaveLength(addressChangesTold + 2);
});

it('whoever has never come is invited at the address that was put right', async () => {
  const [mistyped, right] = [newAddress(), newAddress()];
  const person = { firstName: 'Bosse', lastName: 'Berg', email: mistyped, roleId: company.roles.user };
  const made = await app.as(company.admin).post('/api/v1/users', person);
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json();
  expect(mails.to(mistyped)).toHaveLength(1);
  expect((await patch({ email: right }, id)).json()).toMatchObject({ email: right, invitedAt: null });
  await send();
  expect(mails.to(right).map(({ subject }) => subject)).toEqual(
    mails
      .to(mistyped)
      .slice(0, 1)
      .map(({ subject }) => subject),
  );
  const now = (await app.as(company.admin).get(`/api/v1/users/${id}`)).json();
  expect(now.invitedAt).toEqual(expect.any(String));

  await app.db.pool.query('update "user" set "lastSeenAt" = now() where id = $1', [id]);
  const other = newAddress();
  await patch({ email: other }, id);
  await send();
  expect(mails.to(other)).toEqual([]);
});

it('goes before the invitations of an import that wait', async () => {
  const people = Array.from({ length: 25 }, () => app.addUser(company.id, company.roles.user));
  for (const { id } of await Promise.all(people))
    await app.db.pool.query(
      `insert into waiting_mail ("organizationId", id, kind, "userId", "dueAt")
       values ($1, $2, 'invitation', $3, now() - interval '1 hour')`,
      [company.id, newId(), id],
    );
  await patch({ email: newAddress() });
  const before = mails.mails.length;
  await send();
  expect(mails.mails.slice(before, before + 3).map(({ to }) => to)).toContain(company.member.email);
});

it('ends the person’s sessions in the same step, when asked to', async () => {
  await patch({ email: newAddress() });
  expect(await openSessions()).toBe(1);
  await patch({ email: newAddress(), endSessions: true });
  expect(await openSessions()).toBe(0);
  const where = { organizationId: company.id, action: 'session.end-all' };
  expect(await app.db.prisma.auditEntry.findMany({ where })).toMatchObject([
    { targetId: company.member.id, details: { count: 1 } },
  ]);
  const refused = await app.addSession(company.id, company.member.id);
  expect((await patch({ email: company.admin.email, endSessions: true })).statusCode).toBe(409);
  expect((await app.as(refused).get('/auth/me')).statusCode).toBe(200);
});

it('takes the confirmation from the sessions that stay', async () => {
  await patch({ email: newAddress() });
  const answer = await app.as(company.member).delete('/api/v1/sessions');
  expect(answer.json().code).toBe('confirm-with-code');
});

it('one’s own address is changed on one’s own page, where the new one confirms it', async () => {
  const answer = await patch({ email: newAddress(), firstName: 'Nova' }, company.admin.id);
  expect(answer.json()).toMatchObject({
    statusCode: 409,
    code: 'conflict',
    errors: [{ path: 'email', message: expect.stringContaining('My Account') }],
  });
  const { data } = (await app.as(company.admin).get('/auth/me')).json();
  expect(data).toMatchObject({ firstName: 'Ada', email: company.admin.email });
  expect((await patch({ email: company.admin.email, firstName: 'Nova' }, company.admin.id)).statusCode).toBe(
    200,
  );
});
