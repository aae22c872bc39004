import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { Browser } from './browser';
import { MailCatcher } from './mail-catcher';
import { startTestApp, type TestApp, type TestCompany } from './test-app';

/** For the tests of a file: an application with a mail server, a company, and a guest's browser for each test. */
export function useSignInDesk() {
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

  return {
    catcher,
    get test() {
      return test;
    },
    get company() {
      return company;
    },
    get browser() {
      return browser;
    },
    /** Somebody else's browser, at an address of the network. */
    browserAt: (ip: string) => new Browser(test.app, {}, ip),
    login,
    verify: (email: string, code: string) =>
      browser.post('/auth/verify-otp', { email, code, type: 'SIGN_IN' }),
    /** Six digits that are not these. */
    wrong: (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0'),
    /** Somebody of the company who may sign in, unless they are blocked. */
    async person({ blocked = false } = {}) {
      const user = await test.addUser(company.id, company.roles.user);
      if (blocked) await test.db.prisma.user.updateMany({ where: { email: user.email }, data: { blocked } });
      return user;
    },
    async codeFor(email: string): Promise<string> {
      expect((await login(email)).statusCode).toBe(200);
      return catcher.code(email.trim().toLowerCase());
    },
    /** As if a minute had passed since the last mail. */
    async aMinuteLater(): Promise<void> {
      await test.db.pool.query(`delete from rate_limit where key like 'send-minute:%'`);
    },
  };
}
