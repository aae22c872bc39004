import type { User } from '@tavla/shared/contracts/users';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobHandlers } from '@/job-handlers';
import { MailCatcher } from '@/test/mail-catcher';
import { startTestApp, type TestApp, type TestCompany } from '@/test/test-app';
import { inviteJob } from './invitation-job';

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
  company = await app.addCompany();
});

const admin = () => app.as(company.admin);
const add = async () => {
  const email = `${Math.random().toString(36).slice(2)}@invite.test`;
  const answer = await admin().post('/api/v1/users', {
    firstName: 'Ida',
    lastName: 'Invited',
    email,
    roleId: company.roles.user,
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
  expect(await events()).toMatchObject([
    { action: 'create' },
    { action: 'update', data: { id: user.id, invitedAt: null } },
  ]);
  const failed = await withoutMail(() => admin().post(`/api/v1/users/${user.id}/invite`));
  expect(failed.json()).toMatchObject({ statusCode: 503, code: 'mail-unavailable' });
  const sent = await admin().post(`/api/v1/users/${user.id}/invite`);
  expect(sent.json()).toMatchObject({ id: user.id, invitedAt: expect.any(String) });
  expect(mails.to(user.email)).toHaveLength(1);
  const where = { organizationId: company.id, action: 'user.invite' };
  expect(await app.db.prisma.auditEntry.count({ where })).toBe(1);
  expect((await admin().post(`/api/v1/users/${crypto.randomUUID()}/invite`)).statusCode).toBe(404);
});

it('is sent to everyone of an import once, also when the job runs twice', async () => {
  const people = [await withoutMail(add), await withoutMail(add)];
  const payload = { organizationId: company.id, userIds: people.map(({ id }) => id) };
  const handlers = await jobHandlers(app.app.deps);
  const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
  const send = async () => handlers[inviteJob]?.(payload, run);
  await expect(withoutMail(send)).rejects.toThrow('mail is down');
  await send();
  await send();
  for (const { id, email } of people) {
    expect(mails.to(email)).toHaveLength(1);
    expect((await admin().get(`/api/v1/users/${id}`)).json().invitedAt).not.toBeNull();
  }
});
