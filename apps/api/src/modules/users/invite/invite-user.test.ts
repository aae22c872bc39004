import type { User } from '@tavla/shared/contracts/users';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobHandlers } from '@/job-handlers';
import { enqueueDueMails, mailJob } from '@/modules/mails/outbox-job';
import { MailCatcher } from '@/test/mail-catcher';
import { startTestApp, type TestApp, type TestCompany } from '@/test/test-app';
import { createUser } from '../create-user';
import { formerInviteJob } from './invitation-kind';

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
  await app.db.pool.query('delete from waiting_mail');
  company = await app.addCompany();
});

const admin = () => app.as(company.admin);
const add = async (more: object = {}) => {
  const email = `${Math.random().toString(36).slice(2)}@invite.test`;
  const answer = await admin().post('/api/v1/users', {
    firstName: 'Ida',
    lastName: 'Invited',
    email,
    roleId: company.roles.user,
    ...more,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<User>();
};
const events = () =>
  app.db.prisma.event.findMany({ where: { organizationId: company.id, resource: 'users' } });

/** Runs with a mail server that is down. */
async function withoutMail<T>(work: () => Promise<T>): Promise<T> {
  await mails.stop();
  try {
    return await work();
  } finally {
    await mails.start();
  }
}

it('names the company and links to the sign-in, in text and in HTML', async () => {
  const { email } = await add();
  const name = (await app.db.prisma.organization.findUnique({ where: { id: company.id } }))?.name ?? '';
  expect(mails.to(email)).toMatchObject([
    {
      subject: `You are invited to ${name} on Tavla`,
      text: expect.stringContaining('https://tavla.test/login'),
      html: expect.stringContaining('href="https://tavla.test/login"'),
    },
  ]);
});

it('keeps the person when the mail server is down, and says that they have no invitation', async () => {
  const user = await withoutMail(add);
  expect(user.invitedAt).toBeNull();
  expect((await admin().get(`/api/v1/users/${user.id}`)).json()).toEqual(user);
  expect(await events()).toMatchObject([{ action: 'create', data: { id: user.id, invitedAt: null } }]);
  const failed = await withoutMail(() => admin().post(`/api/v1/users/${user.id}/invite`));
  expect(failed.json()).toMatchObject({ statusCode: 503, code: 'mail-unavailable' });
  const sent = await admin().post(`/api/v1/users/${user.id}/invite`);
  expect(sent.json()).toMatchObject({ id: user.id, invitedAt: expect.any(String) });
  expect(mails.to(user.email)).toHaveLength(1);
  const where = { organizationId: company.id, action: 'user.invite' };
  expect(await app.db.prisma.auditEntry.count({ where })).toBe(1);
  expect((await admin().post(`/api/v1/users/${crypto.randomUUID()}/invite`)).statusCode).toBe(404);
});

/** As if the pause after a failed try were over, and the claims of whoever died. */
const makeDue = () => app.db.pool.query('update waiting_mail set "dueAt" = now()');
const outbox = async () => (await app.db.pool.query('select * from waiting_mail')).rows;
const invitedAt = async ({ id }: User) => (await admin().get(`/api/v1/users/${id}`)).json().invitedAt;

/** Does what a worker does with the job that is queued. */
async function send(payload: object = {}, job = mailJob): Promise<void> {
  const handlers = await jobHandlers(app.app.deps);
  const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
  await handlers[job]?.(payload, run);
}

it('is sent to everyone once when the mail server is back, also by several workers', async () => {
  const people = [await withoutMail(add), await withoutMail(add), await withoutMail(add)];
  expect(await outbox()).toHaveLength(3);
  await send();
  expect(people.flatMap(({ email }) => mails.to(email))).toEqual([]);
  await makeDue();
  await expect(withoutMail(() => send())).rejects.toThrow('mail is down');
  await Promise.all([send(), send(), send()]);
  await send();
  for (const person of people) {
    expect(mails.to(person.email)).toHaveLength(1);
    expect(await invitedAt(person)).not.toBeNull();
  }
  expect(await outbox()).toEqual([]);
});

it('is sent to those whom a job from before there was an outbox names', async () => {
  const person = await withoutMail(add);
  await app.db.pool.query('delete from waiting_mail');
  await send({ organizationId: company.id, userIds: [person.id, company.admin.id] }, formerInviteJob);
  expect(mails.to(person.email)).toHaveLength(1);
});

it('is sent by the worker when the process died between saving the person and sending', async () => {
  const { db } = app;
  const input = { firstName: 'Ida', lastName: 'Invited', email: `left-${company.id}@invite.test` };
  const actor = { id: company.admin.id, name: '', ip: '', userAgent: '' };
  const rest = {
    roleId: company.roles.user,
    positionId: null,
    managerId: null,
    departmentIds: [],
    blocked: false,
  };
  const { user } = await createUser(db.forCompany(company.id), actor, { ...input, ...rest });
  const jobs = async () =>
    (await db.pool.query(`select key from graphile_worker._private_jobs where key = 'mails'`)).rowCount;
  await enqueueDueMails(db.pool);
  expect(await jobs()).toBe(0);
  await makeDue();
  await enqueueDueMails(db.pool);
  await enqueueDueMails(db.pool);
  expect(await jobs()).toBe(1);
  await send();
  expect(mails.to(user.email)).toHaveLength(1);
});

it('goes to nobody who is deleted or made inactive meanwhile', async () => {
  const [deleted, blocked] = [await withoutMail(add), await withoutMail(add)];
  expect((await admin().delete(`/api/v1/users/${deleted.id}`)).statusCode).toBe(204);
  expect((await admin().patch(`/api/v1/users/${blocked.id}`, { blocked: true })).statusCode).toBe(200);
  expect(await outbox()).toEqual([]);
  await send();
  expect([...mails.to(deleted.email), ...mails.to(blocked.email)]).toEqual([]);
});

it('goes to whoever becomes active and was never invited, and once to all others', async () => {
  const [withdrawn, invited, made] = [await withoutMail(add), await add(), await add({ blocked: true })];
  const to = (blocked: boolean) =>
    Promise.all(
      [withdrawn, invited, made].map(({ id }) => admin().patch(`/api/v1/users/${id}`, { blocked })),
    );
  await to(true);
  expect(await outbox()).toEqual([]);
  await to(false);
  expect(await outbox()).toHaveLength(2);
  await send();
  expect([withdrawn, invited, made].map(({ email }) => mails.to(email).length)).toEqual([1, 1, 1]);
  expect(await invitedAt(made)).not.toBeNull();
});

it('goes to the address that the person has then, also when it changes while a mail is on its way', async () => {
  const person = await withoutMail(add);
  const [second, third] = [`second-${person.email}`, `third-${person.email}`];
  const change = (email: string) => admin().patch(`/api/v1/users/${person.id}`, { email });
  await change(second);
  mails.beforeAccept = async ({ to }) => {
    if (to === second) expect((await change(third)).statusCode).toBe(200);
  };
  await send();
  expect([person.email, second, third].map((email) => mails.to(email).length)).toEqual([0, 1, 1]);
  expect(mails.last(third).messageId).not.toBe(mails.last(second).messageId);
  expect(await invitedAt(person)).not.toBeNull();
  expect(await outbox()).toEqual([]);
});

it('is given up where the address does not exist, stops nobody else, and starts anew with another address', async () => {
  const [wrong, right] = [await withoutMail(add), await withoutMail(add)];
  mails.unknown.add(wrong.email);
  await makeDue();
  await send();
  expect(mails.to(right.email)).toHaveLength(1);
  expect(await invitedAt(wrong)).toBeNull();
  expect(await outbox()).toMatchObject([
    { state: 'failed', lastError: expect.stringContaining('no such mailbox') },
  ]);
  await makeDue();
  await enqueueDueMails(app.db.pool);
  await send();
  const email = `right-${wrong.email}`;
  await admin().patch(`/api/v1/users/${wrong.id}`, { email });
  await send();
  expect(mails.to(email)).toHaveLength(1);
});

it('is refused while it is being sent', async () => {
  const person = await withoutMail(add);
  await makeDue();
  let second = 0;
  mails.beforeAccept = async () => {
    second = (await admin().post(`/api/v1/users/${person.id}/invite`)).statusCode;
  };
  await send();
  expect(second).toBe(409);
  expect(mails.to(person.email)).toHaveLength(1);
});

it('is not refused for as long as a clock was ahead that has been set back', async () => {
  const person = await withoutMail(add);
  await app.db.pool.query(
    `update waiting_mail set claim = gen_random_uuid(), "dueAt" = now() + interval '1 hour'`,
  );
  expect((await admin().post(`/api/v1/users/${person.id}/invite`)).statusCode).toBe(200);
  expect(mails.to(person.email)).toHaveLength(1);
});
