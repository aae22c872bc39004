import { allContracts } from '@tavla/shared/all-contracts';
import { personHeader } from '@tavla/shared/person-header';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '@/test/browser';
import { addFilledCompany, dumpCompany } from '@/test/filled-company';
import { MailCatcher } from '@/test/mail-catcher';
import { callContract } from '@/test/matrix/call-contract';
import { startTestApp, type TestApp, type TestCompany } from '@/test/test-app';

const catcher = new MailCatcher();
let test: TestApp;
let company: TestCompany;
let ids: Record<string, string>;
/** Whom the tab still shows; the cookies are those of the company's admin. */
const ada = newId();
const meansAda = { [personHeader]: ada };
const otherPerson = [401, 'other-person'];

beforeAll(async () => {
  await catcher.start();
  test = await startTestApp({ SMTP_URL: catcher.url });
  ({ company, ids } = await addFilledCompany(test));
});
afterAll(async () => {
  await test.close();
  await catcher.stop();
});

describe('a client that means somebody else than its cookies', () => {
  const closed = allContracts.filter(({ access }) => access !== 'public');
  it.each(closed.map((contract) => [contract.name, contract] as const))(
    'is refused by %s, which does nothing',
    async (_, contract) => {
      const before = await dumpCompany(test, company.id);
      const named = (field: string) => ids[field.replace(/Ids?$/, '')] ?? newId();
      const answer = await callContract(test.app, contract, company.admin.cookie, named, meansAda);
      // Where a session does not count, nobody has signed in.
      const refusal = contract.tokens === 'only' ? [401, 'not-signed-in'] : otherPerson;
      expect([answer.statusCode, answer.json().code]).toEqual(refusal);
      expect(await dumpCompany(test, company.id)).toEqual(before);
    },
  );

  it('is refused by an upload', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/uploads',
      headers: { cookie: company.admin.cookie, 'upload-length': '9', 'tus-resumable': '1.0.0', ...meansAda },
    });
    expect([answer.statusCode, answer.json().code]).toEqual(otherPerson);
  });
});

describe('the session of somebody else', () => {
  async function signedIn(headers: Record<string, string>): Promise<Browser> {
    const { email } = await test.addUser(company.id, company.roles.user);
    const browser = new Browser(test.app, headers);
    await browser.post('/auth/login', { email });
    const answer = await browser.post('/auth/verify-otp', { email, code: catcher.code(email) });
    expect(answer.statusCode).toBe(200);
    return browser;
  }

  it.each(['both cookies', 'the access cookie', 'the refresh cookie'])(
    'is neither refreshed nor ended by way of %s',
    async (cookies) => {
      const browser = await signedIn(meansAda);
      const all = { access: browser.cookie('tavla_access'), refresh: browser.cookie('tavla_refresh') };
      if (cookies === 'the access cookie') browser.forget('tavla_refresh');
      if (cookies === 'the refresh cookie') browser.forget('tavla_access');
      for (const path of ['/auth/token-refresh', '/auth/logout']) {
        const answer = await browser.post(path);
        expect([answer.statusCode, answer.json().code]).toEqual(otherPerson);
        expect(answer.cookies).toEqual([]);
      }
      const theirs = new Browser(test.app);
      theirs.setCookie('tavla_access', all.access ?? '');
      theirs.setCookie('tavla_refresh', all.refresh ?? '', '/auth');
      expect((await theirs.get('/auth/me')).statusCode).toBe(200);
      expect((await theirs.post('/auth/token-refresh')).statusCode).toBe(204);
    },
  );
});

describe('one’s own session', () => {
  it('answers whoever names its person, or nobody', async () => {
    const { admin } = company;
    for (const headers of [{ [personHeader]: admin.id }, {}]) {
      const answer = await test.app.inject({
        url: '/auth/me',
        headers: { cookie: admin.cookie, ...headers },
      });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('is refreshed and ended by whoever names its person', async () => {
    const { email, id } = await test.addUser(company.id, company.roles.user);
    const browser = new Browser(test.app, { [personHeader]: id });
    await browser.post('/auth/login', { email });
    await browser.post('/auth/verify-otp', { email, code: catcher.code(email) });
    browser.forget('tavla_access');
    expect((await browser.post('/auth/token-refresh')).statusCode).toBe(204);
    expect((await browser.get('/auth/me')).statusCode).toBe(200);
    expect((await browser.post('/auth/logout')).statusCode).toBe(204);
    expect((await browser.get('/auth/me')).statusCode).toBe(401);
  });
});
