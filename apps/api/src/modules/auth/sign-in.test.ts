import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '@/test/browser';
import { MailCatcher } from '@/test/mail-catcher';
import { startTestApp, type TestApp, type TestCompany } from '@/test/test-app';

const catcher = new MailCatcher();
let test: TestApp;
let company: TestCompany;
let browser: Browser;

beforeAll(async () => {
  await catcher.start();
  test = await startTestApp({ SMTP_URL: catcher.url });
  company = await test.addCompany();
});
beforeEach(() => {
  browser = new Browser(test.app, { 'user-agent': 'Test browser' });
});
afterAll(async () => {
  await test.close();
  await catcher.stop();
});

const login = (email: string) => browser.post('/auth/login', { email, type: 'SIGN_IN' });
const verify = (email: string, code: string) =>
  browser.post('/auth/verify-otp', { email, code, type: 'SIGN_IN' });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function person(options: { blocked?: boolean } = {}) {
  const user = await test.addUser(company.id, company.roles.user);
  if (options.blocked)
    await test.db.prisma.user.updateMany({ where: { email: user.email }, data: { blocked: true } });
  return user;
}

async function codeFor(email: string): Promise<string> {
  expect((await login(email)).statusCode).toBe(200);
  return catcher.code(email.trim().toLowerCase());
}

async function aMinuteLater(): Promise<void> {
  await test.db.pool.query(`delete from rate_limit where key like 'send-minute:%'`);
}

async function audited(userId: string): Promise<string[]> {
  const entries = await test.db.prisma.auditEntry.findMany({
    where: { actorId: userId },
    orderBy: { createdAt: 'asc' },
  });
  return entries.map(({ action }) => action);
}

describe('signing in', () => {
  it('takes the code from the mail and starts a session', async () => {
    const { id, email } = await person();
    const code = await codeFor(email);
    const mail = catcher.last(email);
    expect(mail.text).toContain(code);
    expect(mail.html).toContain(code);

    const answer = await verify(email, code);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      data: { id, email, organization: { id: company.id }, role: { name: 'user' } },
    });
    expect(answer.json().permissions).toContainEqual({ action: 'read', resource: 'actions' });
    expect((await browser.get('/auth/me')).json()).toEqual(answer.json());
    expect(await audited(id)).toEqual(['session.sign-in']);
  });

  it('knows the address in any case and with spaces around it', async () => {
    const { email } = await person();
    const code = await codeFor(`  ${email.toUpperCase()} `);
    expect((await verify(` ${email.toUpperCase()}`, ` ${code} `)).statusCode).toBe(200);
  });

  it('keeps only an HMAC of the code', async () => {
    const { email } = await person();
    const code = await codeFor(email);
    const row = await test.db.prisma.signInCode.findUniqueOrThrow({ where: { email } });
    expect(row.codeHash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it.each(['no address', 'a@b', '', `${'a'.repeat(150)}@example.test`])(
    'refuses the address "%s"',
    async (email) => {
      expect((await login(email)).statusCode).toBe(400);
    },
  );

  it.each(['', '12345', '1234567', 'abcdef'])('refuses the code "%s" for its form', async (code) => {
    const answer = await verify('somebody@example.test', code);
    const message = code ? 'Code must be 6 digits' : 'Code is required';
    expect(answer.json()).toMatchObject({ code: 'validation', message });
  });
});

describe('a code', () => {
  it('is refused when it is wrong, and the failure is in the audit log', async () => {
    const { id, email } = await person();
    const code = await codeFor(email);
    const answer = await verify(email, wrong(code));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'wrong-code', errors: [{ path: 'code' }] });
    expect((await browser.get('/auth/me')).statusCode).toBe(401);
    await expect.poll(() => audited(id)).toEqual(['session.sign-in-failed']);
  });

  it('works once', async () => {
    const { email } = await person();
    const code = await codeFor(email);
    expect((await verify(email, code)).statusCode).toBe(200);
    expect((await verify(email, code)).json()).toMatchObject({ code: 'wrong-code' });
  });

  it('works once, also when it comes many times at the same moment', async () => {
    const { email } = await person();
    const code = await codeFor(email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => new Browser(test.app).post('/auth/verify-otp', { email, code })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('is void after ten minutes', async () => {
    const { email } = await person();
    const code = await codeFor(email);
    const { sentAt, expiresAt } = await test.db.prisma.signInCode.findUniqueOrThrow({ where: { email } });
    expect(expiresAt.getTime() - sentAt.getTime()).toBe(600_000);
    await test.db.prisma.signInCode.update({ where: { email }, data: { expiresAt: new Date() } });
    expect((await verify(email, code)).json()).toMatchObject({ code: 'wrong-code' });
  });

  it('is void after five wrong guesses: the sixth is refused though it is right', async () => {
    const { email } = await person();
    const code = await codeFor(email);
    for (let guess = 1; guess <= 5; guess++) expect((await verify(email, wrong(code))).statusCode).toBe(400);
    expect((await verify(email, code)).json()).toMatchObject({ code: 'wrong-code' });
  });

  it('lets five guesses through when a hundred come at once', async () => {
    const { email } = await person();
    const code = await codeFor(email);
    await Promise.all(Array.from({ length: 100 }, () => verify(email, wrong(code))));
    const { attempts } = await test.db.prisma.signInCode.findUniqueOrThrow({ where: { email } });
    expect(attempts).toBe(5);
  });

  it('is voided by a new one', async () => {
    const { email } = await person();
    const first = await codeFor(email);
    await aMinuteLater();
    const second = await codeFor(email);
    if (first !== second) expect((await verify(email, first)).statusCode).toBe(400);
    expect((await verify(email, second)).statusCode).toBe(200);
  });

  it('belongs to one purpose and one address', async () => {
    const { email } = await person();
    const other = await person();
    const code = await codeFor(email);
    expect((await verify(other.email, code)).statusCode).toBe(400);
    const company = { organizationName: 'Purpose', organizationDomain: 'example.test' };
    const crossed = await browser.post('/auth/verify-otp', { email, code, type: 'SIGN_UP', ...company });
    expect(crossed.json()).toMatchObject({ code: 'wrong-code' });
  });
});

describe('limits', () => {
  it('sends one mail a minute to an address, known or not', async () => {
    for (const email of [(await person()).email, 'nobody-knows@example.test']) {
      expect((await login(email)).statusCode).toBe(200);
      for (const path of ['/auth/login', '/auth/resend-otp']) {
        const again = await browser.post(path, { email, type: 'SIGN_IN' });
        expect(again.statusCode).toBe(429);
        expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
        expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(60);
      }
      expect(catcher.to(email)).toHaveLength(1);
      await aMinuteLater();
      expect((await browser.post('/auth/resend-otp', { email, type: 'SIGN_IN' })).statusCode).toBe(200);
      expect(catcher.to(email)).toHaveLength(2);
    }
  });

  it('sends five mails an hour', async () => {
    const { email } = await person();
    for (let mail = 1; mail <= 5; mail++) {
      expect((await login(email)).statusCode).toBe(200);
      await aMinuteLater();
    }
    const sixth = await login(email);
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(60);
    expect(catcher.to(email)).toHaveLength(5);
  });

  it('sends one mail when many are asked for at the same moment', async () => {
    const { email } = await person();
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(email)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(catcher.to(email)).toHaveLength(1);
  });

  it('sells no more guesses for new codes', async () => {
    const { email } = await person();
    for (let round = 1; round <= 2; round++) {
      const code = await codeFor(email);
      for (let guess = 1; guess <= 5; guess++)
        expect((await verify(email, wrong(code))).statusCode).toBe(400);
      await aMinuteLater();
    }
    const code = await codeFor(email);
    for (const guess of [wrong(code), code]) {
      const refused = await verify(email, guess);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('gives the turns back to whoever has shown that the mailbox is theirs', async () => {
    const { email } = await person();
    for (let round = 1; round <= 6; round++) {
      expect((await verify(email, await codeFor(email))).statusCode).toBe(200);
    }
  });

  it('counts for each address of the network, too', async () => {
    const { email } = await person();
    const usedUp = { count: 600, expiresAt: new Date(Date.now() + 60_000) };
    await test.db.prisma.rateLimit.update({ where: { key: 'send-ip:127.0.0.1' }, data: usedUp });
    expect((await login(email)).statusCode).toBe(429);
    await test.db.prisma.rateLimit.delete({ where: { key: 'send-ip:127.0.0.1' } });
  });

  it('are shared by all processes on one database', async () => {
    const other = await startTestApp({ SMTP_URL: catcher.url }, test);
    const { email } = await person();
    const code = await codeFor(email);
    const elsewhere = new Browser(other.app);
    expect((await elsewhere.post('/auth/login', { email })).statusCode).toBe(429);
    for (let guess = 1; guess <= 5; guess++)
      await elsewhere.post('/auth/verify-otp', { email, code: wrong(code) });
    expect((await verify(email, code)).statusCode).toBe(400);
    await other.close();
  });
});

describe('an address that cannot sign in', () => {
  it('gets the same answer when it is unknown, and a mail with the way to register', async () => {
    const { email } = await person();
    const known = await login(email);
    const unknown = await login('stranger@example.test');
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
    const mail = catcher.last('stranger@example.test');
    expect(mail.code).toBeUndefined();
    expect(mail.text).toContain('http://localhost:3000/register');

    const guesses = [await verify(email, '000000'), await verify('stranger@example.test', '000000')];
    expect(guesses[0]?.body).toBe(guesses[1]?.body);
  });

  it('takes the same statements whether it is known or not', async () => {
    const { email } = await person();
    const statementsOf = async (work: () => Promise<unknown>) => {
      const seen: string[] = [];
      const { pool } = test.db;
      const query = pool.query;
      pool.query = ((...args: Parameters<typeof query>) => {
        seen.push(JSON.stringify(args[0]).replaceAll(/"values":.*|[\w-]+@[\w.]+/g, ''));
        return query.apply(pool, args);
      }) as typeof query;
      await work().finally(() => {
        pool.query = query;
      });
      return seen;
    };
    const known = await statementsOf(() => login(email));
    expect(known.length).toBeGreaterThan(3);
    expect(await statementsOf(() => login('unknown-1@example.test'))).toEqual(known);
  });

  it('gets no code when it is blocked, but a mail that says so', async () => {
    const { email } = await person({ blocked: true });
    expect((await login(email)).statusCode).toBe(200);
    expect(catcher.last(email)).toMatchObject({
      code: undefined,
      subject: expect.stringContaining('not active'),
    });
  });

  it('cannot use its code when it was blocked meanwhile', async () => {
    const { email } = await person();
    const code = await codeFor(email);
    await test.db.prisma.user.updateMany({ where: { email }, data: { blocked: true } });
    expect((await verify(email, code)).json()).toMatchObject({ code: 'wrong-code' });
  });
});

describe('without a mail server', () => {
  it('says that the mail could not be sent, and lets the person try again at once', async () => {
    const { email } = await person();
    await catcher.stop();
    const answers = [await login(email), await login('unknown-too@example.test')];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({
        code: 'mail-unavailable',
        message: expect.stringContaining('mail'),
      });
    }
    await catcher.start();
    expect((await verify(email, await codeFor(email))).statusCode).toBe(200);
  });
});
