import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '@/test/browser';
import { MailCatcher } from '@/test/mail-catcher';
import { startTestApp, type TestApp } from '@/test/test-app';

const catcher = new MailCatcher();
let test: TestApp;
let browser: Browser;
let number = 0;

beforeAll(async () => {
  await catcher.start();
  test = await startTestApp({ SMTP_URL: catcher.url });
});
beforeEach(() => {
  browser = new Browser(test.app);
  number += 1;
});
afterAll(async () => {
  await test.close();
  await catcher.stop();
});

interface Company {
  organizationName: string;
  organizationDomain: string;
}
const fresh = (): Company => ({
  organizationName: `Firm ${number}`,
  organizationDomain: `firm-${number}.test`,
});
const signup = (email: string, company: Company, who = browser) =>
  who.post('/auth/signup', { email, type: 'SIGN_UP', ...company });
const verify = (email: string, code: string, company: Partial<Company>, who = browser) =>
  who.post('/auth/verify-otp', { email, code, type: 'SIGN_UP', ...company });
const isRefused = async (name: string, domain: string) =>
  (await browser.get(`/api/v1/organizations?${new URLSearchParams({ name, domain })}`)).json();

async function register(email: string, company: Company) {
  expect((await signup(email, company)).statusCode).toBe(200);
  const answer = await verify(email, catcher.code(email), company);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('registering', () => {
  it('makes the company, its two roles and its first admin, who is signed in', async () => {
    const company = fresh();
    const answer = await register(`ada.lovelace@${company.organizationDomain}`, company);
    expect(answer.data).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      organization: { name: company.organizationName, domain: company.organizationDomain },
      role: { name: 'admin' },
    });
    expect(answer.permissions).toHaveLength(40);
    const roles = await test.db.prisma.role.findMany({
      where: { organizationId: answer.data.organization.id },
      include: { _count: { select: { permissions: true } } },
      orderBy: { name: 'asc' },
    });
    expect(roles.map(({ name, isSystem, _count }) => [name, isSystem, _count.permissions])).toEqual([
      ['admin', true, 40],
      ['user', true, 9],
    ]);
    expect((await browser.get('/auth/me')).json()).toEqual(answer);
  });

  it('remembers the time zone of the browser', async () => {
    const company = fresh();
    const email = `ada@${company.organizationDomain}`;
    await signup(email, company);
    const answer = await browser.post('/auth/verify-otp', {
      email,
      code: catcher.code(email),
      type: 'SIGN_UP',
      ...company,
      timeZone: 'Europe/Stockholm',
    });
    expect(answer.json().data).toMatchObject({
      timeZone: 'Europe/Stockholm',
      firstName: 'Ada',
      lastName: 'Admin',
    });
  });

  it('takes an address below the domain, and trims what was typed', async () => {
    const { organizationName, organizationDomain } = fresh();
    const typed = {
      organizationName: `  ${organizationName} `,
      organizationDomain: ` ${organizationDomain.toUpperCase()} `,
    };
    const { data } = await register(`eva@mail.${organizationDomain}`, typed);
    expect(data.organization).toMatchObject({ name: organizationName, domain: organizationDomain });
  });

  it('sends a new code on request, which needs the company again to be used', async () => {
    const company = fresh();
    const email = `ada@${company.organizationDomain}`;
    await signup(email, company);
    await test.db.pool.query('delete from rate_limit');
    expect((await browser.post('/auth/resend-otp', { email, type: 'SIGN_UP' })).statusCode).toBe(200);
    expect(catcher.to(email)).toHaveLength(2);
    expect((await verify(email, catcher.code(email), {})).statusCode).toBe(400);
    expect((await verify(email, catcher.code(email), company)).statusCode).toBe(200);
  });
});

describe('a company', () => {
  it.each([
    ['', 'fine.test'],
    ['   ', 'fine.test'],
    ['Fine', ''],
    ['Fine', 'localhost'],
    ['Fine', 'no host.test'],
    ['Fine', 'https://fine.test'],
    ['Fine', '-fine.test'],
    ['Fine', '10.0.0.1'],
    ['Fine', 'co.uk'],
    ['Fine', 'gmail.com'],
    ['Fine', 'GMAIL.com'],
    ['Fine', 'yahoo.co.uk'],
    ['Fine', 'mail.ru'],
    ['Fine', 'mx.proton.me'],
  ])('of the name "%s" and the domain "%s" is refused', async (organizationName, organizationDomain) => {
    expect(await isRefused(organizationName, organizationDomain)).toBe(true);
    const answer = await signup(`ada@${organizationDomain || 'fine.test'}`, {
      organizationName,
      organizationDomain,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('validation');
  });

  it('whose name or domain is taken is refused in any case', async () => {
    const company = fresh();
    const { organizationName: name, organizationDomain: domain } = company;
    expect(await isRefused(name, domain)).toBe(false);
    await register(`ada@${domain}`, company);
    expect(await isRefused(` ${name.toUpperCase()} `, 'other.test')).toBe(true);
    expect(await isRefused('Other', domain.toUpperCase())).toBe(true);
    expect(await isRefused('Other', 'other.test')).toBe(false);

    const attempts: Company[] = [
      { organizationName: name.toUpperCase(), organizationDomain: 'other.test' },
      { organizationName: 'Other', organizationDomain: domain.toUpperCase() },
    ];
    for (const attempt of attempts) {
      const answer = await signup(`eva@${attempt.organizationDomain}`, attempt);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'taken',
        message: 'Name or Domain is not valid or already exists.',
      });
    }
    expect(catcher.to('eva@other.test')).toHaveLength(0);
  });

  it('can only be registered from an address at its domain', async () => {
    const company = fresh();
    for (const email of ['ada@other.test', `ada@not${company.organizationDomain}`]) {
      const answer = await signup(email, company);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([{ path: 'email' }]);
    }
  });

  it('is checked again when the code comes', async () => {
    const company = fresh();
    const domain = company.organizationDomain;
    const colleague = new Browser(test.app);
    expect((await signup(`first@${domain}`, company)).statusCode).toBe(200);
    expect((await signup(`second@${domain}`, company, colleague)).statusCode).toBe(200);
    const [one, two] = [catcher.code(`first@${domain}`), catcher.code(`second@${domain}`)];

    const stolen = await verify(`first@${domain}`, one, { ...company, organizationDomain: 'gmail.com' });
    expect(stolen.statusCode).toBe(400);
    const elsewhere = await verify(`first@${domain}`, one, {
      ...company,
      organizationDomain: 'elsewhere.test',
    });
    expect(elsewhere.statusCode).toBe(400);
    expect((await verify(`first@${domain}`, one, company)).statusCode).toBe(200);
    expect((await verify(`second@${domain}`, two, company, colleague)).statusCode).toBe(409);
  });

  it('is made once when two people finish registering it at the same moment', async () => {
    const company = fresh();
    const people = Array.from({ length: 6 }, (_, index) => ({
      email: `person${index}@${company.organizationDomain}`,
      who: new Browser(test.app),
    }));
    for (const { email, who } of people) await signup(email, company, who);
    const answers = await Promise.all(
      people.map(({ email, who }) => verify(email, catcher.code(email), company, who)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const nameKey = company.organizationName.toLowerCase();
    const made = await test.db.prisma.organization.findMany({ where: { nameKey }, include: { users: true } });
    expect(made.map(({ users }) => users.length)).toEqual([1]);
  });
});

describe('an address that has an account', () => {
  it('gets the same answer, no code, and a mail with the way to sign in', async () => {
    const { member } = await test.addCompany();
    const company = { organizationName: `Second ${number}`, organizationDomain: 'example.test' };
    const known = await signup(member.email, company);
    const unknown = await signup(`new-${number}@example.test`, company);
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(catcher.last(member.email)).toMatchObject({
      code: undefined,
      text: expect.stringContaining('http://localhost:3000/login'),
    });
  });
});
