import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '@/test/browser';
import { MailCatcher } from '@/test/mail-catcher';
import { startTestApp, type TestApp } from '@/test/test-app';

const catcher = new MailCatcher();
let test: TestApp;

beforeAll(async () => {
  await catcher.start();
  test = await startTestApp({ SMTP_URL: catcher.url });
  // The connection dies at the statement, as it does when the process is killed there.
  await test.asOwner(`create function die() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
});
afterAll(async () => {
  await test.close();
  await catcher.stop();
});

/** Runs `work` in a database that kills whoever writes to the table. */
async function dyingAt<T>(table: string, work: () => Promise<T>): Promise<T> {
  const quoted = `"${table}"`;
  await test.asOwner(`create trigger die before insert or delete on ${quoted} execute function die()`);
  try {
    return await work();
  } finally {
    await test.asOwner(`drop trigger die on ${quoted}`);
  }
}

async function rows(): Promise<Record<string, number>> {
  const tables = [
    'organization',
    'role',
    'role_permission',
    'user',
    'session',
    'refresh_token',
    'audit_entry',
  ];
  const counts = tables.map((table) => `(select count(*)::int from "${table}") as "${table}"`);
  const result = await test.db.pool.query(`select ${counts.join(', ')}`);
  return result.rows[0];
}

const registration = [
  'sign_in_code',
  'organization',
  'role',
  'role_permission',
  'user',
  'session',
  'refresh_token',
];

it.each([...registration, 'audit_entry'])(
  'a registration that dies at %s leaves nothing and can be finished',
  async (table) => {
    const domain = `${table.replaceAll('_', '-')}.test`;
    const company = { organizationName: `Dies at ${table}`, organizationDomain: domain };
    const email = `ada@${domain}`;
    const browser = new Browser(test.app);
    await browser.post('/auth/signup', { email, ...company });
    const verification = { email, code: catcher.code(email), type: 'SIGN_UP', ...company };
    const before = await rows();

    const answer = await dyingAt(table, () => browser.post('/auth/verify-otp', verification));
    expect(answer.statusCode).toBe(503);
    expect(answer.cookies).toEqual([]);
    expect(await rows()).toEqual(before);

    expect((await browser.post('/auth/verify-otp', verification)).statusCode).toBe(200);
    expect(await rows()).toMatchObject({
      organization: Number(before.organization) + 1,
      user: Number(before.user) + 1,
    });
  },
);

it.each(['sign_in_code', 'session', 'refresh_token', 'audit_entry'])(
  'a sign-in that dies at %s leaves nothing and can be finished',
  async (table) => {
    const { member } = await test.addCompany();
    const browser = new Browser(test.app);
    await browser.post('/auth/login', { email: member.email });
    const verification = { email: member.email, code: catcher.code(member.email) };
    const before = await rows();
    expect((await dyingAt(table, () => browser.post('/auth/verify-otp', verification))).statusCode).toBe(503);
    expect(await rows()).toEqual(before);
    expect((await browser.post('/auth/verify-otp', verification)).statusCode).toBe(200);
  },
);

it('a refresh that dies leaves the old token as good as it was', async () => {
  const { member } = await test.addCompany();
  const browser = new Browser(test.app);
  await browser.post('/auth/login', { email: member.email });
  await browser.post('/auth/verify-otp', { email: member.email, code: catcher.code(member.email) });
  const before = await rows();
  const answer = await dyingAt('refresh_token', () => browser.post('/auth/token-refresh'));
  expect([answer.statusCode, answer.cookies]).toEqual([503, []]);
  expect(await rows()).toEqual(before);
  expect((await browser.post('/auth/token-refresh')).statusCode).toBe(204);
});
