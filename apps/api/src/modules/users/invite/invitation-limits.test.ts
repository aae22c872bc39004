import type { User } from '@tavla/shared/contracts/users';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { change } from '@/db/events/change';
import { jobHandlers } from '@/job-handlers';
import { mailJob } from '@/modules/mails/outbox-job';
import { MailCatcher } from '@/test/mail-catcher';
import { startTestApp, type TestApp, type TestCompany } from '@/test/test-app';
import { addPeople } from '../add-people';
import { invitationsOfCompany, invitationsToAddress } from './invitation-limits';

const mails = new MailCatcher();
let app: TestApp;
let company: TestCompany;
let email: string;
beforeAll(async () => {
  await mails.start();
  app = await startTestApp({ SMTP_URL: mails.url });
});
afterAll(async () => {
  await app?.close();
  await mails.stop();
});
beforeEach(async () => {
  await app.db.pool.query('delete from waiting_mail');
  company = await app.addCompany();
  email = `stranger-${company.id}@elsewhere.test`;
});

const url = '/api/v1/users';
const as = (one = company) => app.as(one.admin);
const create = async (address = email, one = company) => {
  const body = { firstName: 'Ida', lastName: 'Invited', email: address, roleId: one.roles.user };
  const answer = await as(one).post(url, body);
  expect(answer.statusCode, answer.payload).toBe(201);
  return answer.json<User>();
};
const remove = ({ id }: User, one = company) => as(one).delete(`${url}/${id}`);
const invite = ({ id }: User, one = company) => as(one).post(`${url}/${id}/invite`);
const person = async ({ id }: User) => (await as().get(`${url}/${id}`)).json<User>();
const outbox = async () =>
  (await app.db.pool.query('select *, "dueAt" > now() as "isLater" from waiting_mail')).rows;
const letHourPass = () => app.db.pool.query(`update rate_limit set "expiresAt" = now()`);

async function addMany(addresses: string[]): Promise<void> {
  const people = addresses.map((address, n) => ({
    ...{
      id: newId(),
      email: address,
      firstName: 'Many',
      lastName: `Number ${n}`,
      roleId: company.roles.user,
    },
    ...{ positionId: null, managerId: null, departmentIds: [] },
  }));
  const actor = { id: company.admin.id, name: '', ip: '', userAgent: '' };
  await change(app.db.forCompany(company.id), (tx) => addPeople(tx, actor, people, new Date()));
}

/** Does what a worker does as soon as everything is due. */
async function send(): Promise<void> {
  await app.db.pool.query('update waiting_mail set "dueAt" = now()');
  const handlers = await jobHandlers(app.app.deps);
  await handlers[mailJob]?.({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
}

/** Every way to have an invitation sent to an address that somebody types. */
const ways: Record<string, () => Promise<void>> = {
  'somebody created and deleted': async () => {
    await remove(await create());
  },
  'somebody created by another company each time': async () => {
    const other = await app.addCompany();
    await remove(await create(email, other), other);
  },
  'an import': async () => {
    await addMany([email]);
    await send();
    const { id } = await app.db.prisma.user.findUniqueOrThrow({ where: { email } });
    expect((await as().delete(`${url}/${id}`)).statusCode).toBe(204);
  },
  'another address of somebody who waits': async () => {
    await app.db.pool.query(`insert into rate_limit (key, count, "expiresAt")
      values ('invite-address:first-${email}', 1000, now() + interval '1 hour')`);
    const user = await create(`first-${email}`);
    expect((await as().patch(`${url}/${user.id}`, { email })).statusCode).toBe(200);
    await send();
    await remove(user);
    await app.db.pool.query(`delete from rate_limit where key = 'invite-address:first-${email}'`);
  },
};

for (const [way, ask] of Object.entries(ways))
  it(`sends an address no more than a few an hour: ${way}`, async () => {
    for (let turn = 0; turn < invitationsToAddress + 3; turn++) await ask();
    expect(mails.to(email)).toHaveLength(invitationsToAddress);
  });

it('says when one is sent that is asked for again and again, and sends it then', async () => {
  const user = await create();
  for (let turn = 1; turn < invitationsToAddress; turn++) expect((await invite(user)).statusCode).toBe(200);
  const before = await person(user);
  for (let turn = 0; turn < 3; turn++) {
    const refused = await invite(user);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toEqual(expect.any(String));
    expect(refused.json()).toMatchObject({
      code: 'too-many-requests',
      message: expect.stringMatching(/This one waits, and is sent by itself in about \d+ minutes/),
    });
  }
  expect(mails.to(email)).toHaveLength(invitationsToAddress);
  expect(await outbox()).toMatchObject([{ state: 'waiting', claim: null, attempts: 0, isLater: true }]);
  await letHourPass();
  await send();
  expect(mails.to(email)).toHaveLength(invitationsToAddress + 1);
  expect(await outbox()).toEqual([]);
  expect((await person(user)).invitedAt).not.toBe(before.invitedAt);
});

it('of a company waits what is over its limit, and holds up nobody else’s', async () => {
  const other = await app.addCompany();
  await app.db.pool.query(
    `insert into rate_limit (key, count, "expiresAt") values ($1, $2, now() + interval '1 hour')`,
    [`invite-company:${company.id}`, invitationsOfCompany - 10],
  );
  const many = Array.from({ length: 30 }, (_, n) => `many-${n}-${company.id}@elsewhere.test`);
  const arrived = () => many.filter((address) => mails.to(address).length > 0);
  await addMany(many);
  await send();
  expect(arrived()).toHaveLength(10);
  const waiting = await outbox();
  expect(waiting).toHaveLength(20);
  for (const row of waiting) expect(row).toMatchObject({ state: 'waiting', attempts: 0, isLater: true });
  const late = await create();
  expect(late.invitedAt, 'waits like the others').toBeNull();
  // After an hour those before it may use the limit up again.
  const refused = await invite(late);
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    expect.stringMatching(/This one waits, and is sent by itself when it is its turn\.$/),
  ]);
  expect((await create(`other-${email}`, other)).invitedAt).not.toBeNull();
  await letHourPass();
  await send();
  expect(arrived()).toEqual(many);
  for (const address of many) expect(mails.to(address)).toHaveLength(1);
  expect(await outbox()).toEqual([]);
});

it('uses nothing up while the mail server is down', async () => {
  await mails.stop();
  const user = await create();
  for (let turn = 0; turn < invitationsToAddress + 1; turn++)
    expect((await invite(user)).statusCode).toBe(503);
  await mails.start();
  expect((await invite(user)).statusCode).toBe(200);
  expect(mails.to(email)).toHaveLength(1);
});
