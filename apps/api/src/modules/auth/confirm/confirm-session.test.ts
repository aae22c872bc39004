import { describe, expect, it } from 'vitest';
import type { Browser } from '@/test/browser';
import { useSignInDesk } from '@/test/sign-in-desk';
import { letMinutesPass, signIn } from '@/test/signed-in-browser';

const desk = useSignInDesk();
const { catcher, person, browserAt, wrong } = desk;

let networks = 0;
/** Somebody who signed in ten minutes ago, in a network of their own. */
async function signedIn(user?: { email: string }) {
  const { email } = user ?? (await person());
  const browser = await signIn(browserAt(`10.40.${networks++}.1`), catcher, email);
  await letMinutesPass(desk.test, 10);
  return { email, browser };
}

const ask = (browser: Browser) => browser.post('/auth/confirmation/code');
const enter = (browser: Browser, code: string) => browser.post('/auth/confirmation', { code });
const endAll = (browser: Browser) => browser.delete('/api/v1/sessions');
const audited = async (action: string) =>
  desk.test.db.prisma.auditEntry.count({ where: { organizationId: desk.company.id, action } });

describe('confirming', () => {
  it('takes a code from the mail to one’s own address, and counts for this session alone', async () => {
    const { email, browser } = await signedIn();
    const phone = (await signedIn({ email })).browser;
    const codes = catcher.to(email).length;
    expect((await ask(browser)).json()).toEqual({ message: 'A code has been sent.' });
    expect(catcher.to(email)).toHaveLength(codes + 1);
    expect(catcher.last(email).subject).toContain('confirmation code');
    const before = await audited('session.confirm');
    expect((await enter(browser, catcher.code(email))).statusCode).toBe(204);
    expect(await audited('session.confirm')).toBe(before + 1);
    expect((await endAll(phone)).json().code).toBe('confirm-with-code');
    expect((await endAll(browser)).statusCode).toBe(204);
  });

  it('makes the browser known and gives the turns back', async () => {
    const { email, browser } = await signedIn();
    browser.forget('tavla_device');
    await ask(browser);
    await enter(browser, catcher.code(email));
    expect(browser.cookie('tavla_device')).toBeDefined();
    expect(browser.cookie('tavla_request')).toBeUndefined();
    const { rows } = await desk.test.db.pool.query(
      `select key from rate_limit where key like '%' || $1 and count > 0`,
      [email],
    );
    expect(rows).toEqual([]);
  });

  it('is only for who is signed in', async () => {
    const browser = browserAt('10.41.1.1');
    expect((await ask(browser)).statusCode).toBe(401);
    expect((await enter(browser, '000000')).statusCode).toBe(401);
  });
});

describe('a code is refused', () => {
  const refused = async (browser: Browser, code: string) => {
    const answer = await enter(browser, code);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'wrong-code']);
    expect((await endAll(browser)).json().code).toBe('confirm-with-code');
  };

  it('when it is wrong, which the audit log tells, and void after five guesses', async () => {
    const { email, browser } = await signedIn();
    await ask(browser);
    const code = catcher.code(email);
    const before = await audited('session.confirm-failed');
    for (let guess = 0; guess < 5; guess++) await refused(browser, wrong(code));
    expect(await audited('session.confirm-failed')).toBe(before + 5);
    await refused(browser, code);
  });

  it('when it is used', async () => {
    const { email, browser } = await signedIn();
    const tab = browser.clone();
    await ask(tab);
    const late = tab.clone();
    await enter(tab, catcher.code(email));
    await letMinutesPass(desk.test, 10);
    await refused(late, catcher.code(email));
  });

  it('when it is too old', async () => {
    const { email, browser } = await signedIn();
    await ask(browser);
    await desk.test.db.pool.query(`update sign_in_code set "expiresAt" = now() where email = $1`, [email]);
    await refused(browser, catcher.code(email));
  });

  it('in another browser, and in another session of the same one', async () => {
    const { email, browser } = await signedIn();
    const other = (await signedIn({ email })).browser;
    await ask(browser);
    await refused(other, catcher.code(email));
    const request = browser.cookie('tavla_request') ?? '';
    other.setCookie('tavla_request', request, '/auth');
    await refused(other, catcher.code(email));
    expect((await enter(browser, catcher.code(email))).statusCode).toBe(204);
  });

  it('when it was for signing in, and the other way round', async () => {
    const { email, browser } = await signedIn();
    await browser.post('/auth/login', { email });
    await refused(browser, catcher.code(email));
    await letMinutesPass(desk.test, 10);
    await ask(browser);
    const code = catcher.code(email);
    expect((await browser.post('/auth/verify-otp', { email, code })).json().code).toBe('wrong-code');
  });

  it('when an administrator has changed the address meanwhile', async () => {
    const { email, browser } = await signedIn();
    await ask(browser);
    const me = (await browser.get('/auth/me')).json().data;
    const changed = { email: `new-${email}` };
    await desk.test.db.pool.query('update "user" set email = $2 where email = $1', [email, changed.email]);
    expect(me.email).toBe(email);
    await refused(browser, catcher.code(email));
  });
});

it('codes to oneself count on the limits of signing in', async () => {
  const { email, browser } = await signedIn();
  expect((await ask(browser)).statusCode).toBe(200);
  expect((await ask(browser)).statusCode).toBe(429);
  expect((await browser.post('/auth/login', { email })).statusCode).toBe(429);
  for (let code = 1; code < 5; code++) {
    await desk.aMinuteLater();
    expect((await ask(browser)).statusCode).toBe(200);
  }
  await desk.aMinuteLater();
  const over = await ask(browser);
  expect([over.statusCode, Number(over.headers['retry-after']) > 60]).toEqual([429, true]);
});

it('many who enter it at once are let in once, and the others do no harm', async () => {
  const { email, browser } = await signedIn();
  await ask(browser);
  const code = catcher.code(email);
  const answers = await Promise.all(Array.from({ length: 4 }, () => enter(browser.clone(), code)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400, 400, 400]);
});
