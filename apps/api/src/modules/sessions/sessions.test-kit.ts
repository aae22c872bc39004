import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { Browser } from '@/test/browser';
import { MailCatcher } from '@/test/mail-catcher';
import { startTestApp, type TestApp, type TestCompany, type TestUser } from '@/test/test-app';

export const [accessName, refreshName] = ['__Host-tavla_access', '__Secure-tavla_refresh'];

/** Two processes' worth of application on one database, and for each test a person who is signed in at a browser. */
export function useSessions() {
  const catcher = new MailCatcher();
  let apps: [TestApp, TestApp];
  let origins: string[];
  let company: TestCompany;
  let user: TestUser;
  let browser: Browser;

  beforeAll(async () => {
    await catcher.start();
    const env = { SMTP_URL: catcher.url, PUBLIC_URL: 'https://tavla.example.com' };
    const first = await startTestApp(env);
    apps = [first, await startTestApp(env, first)];
    origins = await Promise.all(apps.map((app) => app.listen()));
    company = await first.addCompany();
  });
  beforeEach(async () => {
    user = await apps[0].addUser(company.id, company.roles.user);
    browser = await signedIn(user.email);
  });
  afterAll(async () => {
    await apps[1].close();
    await apps[0].close();
    await catcher.stop();
  });

  async function signedIn(email: string): Promise<Browser> {
    const made = new Browser(apps[0].app, { 'user-agent': 'Test browser' });
    expect((await signIn(made, email)).statusCode).toBe(200);
    return made;
  }

  async function signIn(who: Browser, email: string) {
    await who.post('/auth/login', { email });
    return who.post('/auth/verify-otp', { email, code: catcher.code(email) });
  }

  return {
    get test() {
      return apps[0];
    },
    get other() {
      return apps[1];
    },
    /** Addresses of both. */
    get origins() {
      return origins;
    },
    get company() {
      return company;
    },
    get user() {
      return user;
    },
    get browser() {
      return browser;
    },
    signedIn,
    signIn,
  };
}

export const statusOf = async (who: Browser) => (await who.get('/auth/me')).statusCode;
export const refresh = (who: Browser) => who.post('/auth/token-refresh');
export const tokens = (who: Browser) => [who.cookie(accessName), who.cookie(refreshName)];

/** Opens the event stream and tells what came on it and when it ended. */
export function openStream(origin: string, who: Browser) {
  const stream = { text: '', isOpen: false, isEnded: false };
  const call = request(`${origin}/api/v1/events?resources=tasks`, {
    headers: { cookie: `${accessName}=${who.cookie(accessName)}` },
  });
  call.on('error', () => {});
  call.on('response', (response) => {
    stream.isOpen = response.statusCode === 200;
    response.on('data', (chunk) => {
      stream.text += chunk;
    });
    response.on('end', () => {
      stream.isEnded = true;
    });
  });
  call.end();
  return stream;
}
