import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { jobHandlers } from '@/job-handlers';
import { mailJob } from '@/modules/mails/outbox-job';
import type { Browser } from '@/test/browser';
import { useSignInDesk } from '@/test/sign-in-desk';
import { letMinutesPass, signIn } from '@/test/signed-in-browser';

const desk = useSignInDesk();
const { catcher, person, browserAt, wrong } = desk;

let networks = 0;
async function signedIn(user?: { id: string; email: string }) {
  const { id, email } = user ?? (await person());
  const browser = await signIn(browserAt(`10.50.${networks++}.1`), catcher, email);
  return { id, email, browser };
}
const newAddress = () => `${newId()}@new.test`;
const ask = (browser: Browser, email: string) => browser.post('/auth/me/email/code', { email });
const enter = (browser: Browser, email: string, code = catcher.code(email), more = {}) =>
  browser.post('/auth/me/email', { email, code, ...more });
const emailOf = async (id: string) =>
  (await desk.test.db.prisma.user.findFirstOrThrow({ where: { id } })).email;

/** Does what the worker does. */
async function sendMails(): Promise<void> {
  const handlers = await jobHandlers(desk.test.app.deps);
  const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
  await handlers[mailJob]?.({}, run);
}

async function refused(who: { id: string; email: string; browser: Browser }, email: string, code: string) {
  const answer = await enter(who.browser, email, code);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'wrong-code']);
  expect(await emailOf(who.id)).toBe(who.email);
}

describe('changing one’s own address', () => {
  it('needs a code from each of the two, and says so to everybody whom it concerns', async () => {
    const { id, email: former, browser } = await signedIn();
    const elsewhere = (await signedIn({ id, email: former })).browser;
    await letMinutesPass(desk.test, 10);
    const email = newAddress();
    expect((await ask(browser, email)).json().code).toBe('confirm-with-code');
    expect(catcher.to(email)).toEqual([]);
    await browser.post('/auth/confirmation/code');
    await browser.post('/auth/confirmation', { code: catcher.code(former) });
    expect((await ask(browser, ` ${email.toUpperCase()} `)).statusCode).toBe(200);
    expect(catcher.last(email).subject).toContain('confirms your new address');
    const changed = await enter(browser, email);
    expect(changed.json().data).toMatchObject({ id, email });

    expect((await browser.get('/auth/me')).json().data.email).toBe(email);
    await expect.poll(async () => (await elsewhere.get('/auth/me')).statusCode).toBe(401);
    const where = { organizationId: desk.company.id, targetId: id, action: 'user.change-own-email' };
    expect(await desk.test.db.prisma.auditEntry.findMany({ where })).toMatchObject([
      { actorId: id, details: { changes: { email: { from: former, to: email } } } },
    ]);
    const events = await desk.test.db.prisma.event.findMany({ where: { organizationId: desk.company.id } });
    expect(events.at(-1)).toMatchObject({
      resource: 'users',
      action: 'update',
      data: { id, email, version: 2 },
    });

    await sendMails();
    const told = catcher.last(former);
    expect(told.subject).toBe('The address of your Tavla account was changed');
    expect(told.text).toContain('You changed the address of your account');
    expect(told.text).toMatch(/on \d+ \w+ \d{4} at \d\d:\d\d \(/);
    expect(told.text).toContain('Tell an administrator');
    expect(told.text).not.toContain(email);

    // The former address is nobody's, and this browser is known for the new one.
    await letMinutesPass(desk.test, 0);
    await browser.post('/auth/login', { email: former });
    expect(catcher.last(former).subject).toContain('no Tavla account');
    for (let stranger = 0; stranger < 30; stranger++)
      await browserAt(`10.60.${stranger}.1`).post('/auth/login', { email });
    expect((await browserAt('10.61.1.1').post('/auth/login', { email })).statusCode).toBe(429);
    expect((await browser.post('/auth/login', { email })).statusCode).toBe(200);
  });

  it('leaves the other sessions when asked to, which then need a code to the new address', async () => {
    const { id, email: former, browser } = await signedIn();
    const phone = (await signedIn({ id, email: former })).browser;
    await letMinutesPass(desk.test, 0);
    const email = newAddress();
    await ask(browser, email);
    expect((await enter(browser, email, catcher.code(email), { endOtherSessions: false })).statusCode).toBe(
      200,
    );
    expect((await phone.get('/auth/me')).json().data.email).toBe(email);
    expect((await phone.delete('/api/v1/sessions')).json().code).toBe('confirm-with-code');
    await letMinutesPass(desk.test, 0);
    await phone.post('/auth/confirmation/code');
    expect(catcher.last(email).subject).toContain('confirmation code');
    expect((await browser.delete('/api/v1/sessions')).statusCode).toBe(204);
  });

  it('refuses what is no address, and the one that they have, in any case', async () => {
    const { email, browser } = await signedIn();
    for (const wanted of ['nobody', 'a@b', 'ｍａｊａ@example.test', `${'a'.repeat(150)}@example.test`, '']) {
      const answer = await ask(browser, wanted);
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'email']);
    }
    const own = await ask(browser, ` ${email.toUpperCase()}`);
    expect(own.json()).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'email', message: 'This is your address already' }],
    });
    // The Kelvin sign is a k in small letters, so the address is the same as with one.
    const kelvin = `\u212a${newAddress()}`;
    expect((await ask(browser, kelvin)).statusCode).toBe(200);
    expect((await enter(browser, `k${kelvin.slice(1)}`)).statusCode).toBe(200);
  });
});

describe('an address that somebody has', () => {
  it('is answered like any other, in the same company and in another, and only its owner is told', async () => {
    const { browser } = await signedIn();
    const colleague = await person();
    const stranger = (await desk.test.addCompany()).member;
    const answers = [];
    for (const email of [colleague.email, stranger.email, newAddress()]) {
      await letMinutesPass(desk.test, 0);
      const asked = await ask(browser, email);
      const guessed = await enter(browser, email, '000000');
      answers.push({
        asked: [
          asked.statusCode,
          asked.body,
          asked.cookies.map(({ name, maxAge, path }) => [name, maxAge, path]),
        ],
        guessed: [guessed.statusCode, guessed.body],
        headers: [Object.keys(asked.headers).sort(), Object.keys(guessed.headers).sort()],
      });
    }
    expect(answers[0]?.asked[0]).toBe(200);
    expect(answers[0]?.guessed[0]).toBe(400);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    for (const { email } of [colleague, stranger]) {
      expect(catcher.last(email)).toMatchObject({
        subject: 'This address already has a Tavla account',
        code: undefined,
      });
      expect(catcher.last(email).text).toContain('the address has an account already');
      expect(await desk.test.db.prisma.user.count({ where: { email } })).toBe(1);
    }
  });

  it.each(['the same', 'another'])(
    'by now, in %s company, is told to who has read its mail',
    async (which) => {
      const { id, email: former, browser } = await signedIn();
      const email = newAddress();
      await ask(browser, email);
      const company = which === 'another' ? await desk.test.addCompany() : desk.company;
      await desk.test.addUser(company.id, company.roles.user, { email });
      const answer = await enter(browser, email);
      expect(answer.json()).toMatchObject({ statusCode: 409, code: 'taken', errors: [{ path: 'email' }] });
      expect(await emailOf(id)).toBe(former);
      expect((await browser.get('/auth/me')).statusCode).toBe(200);
    },
  );
});

describe('the code to the new address is refused', () => {
  it('when it is wrong, for another address, too old, or used', async () => {
    const who = await signedIn();
    const [email, other] = [newAddress(), newAddress()];
    await ask(who.browser, email);
    const code = catcher.code(email);
    await refused(who, email, wrong(code));
    await refused(who, other, code);
    await desk.test.db.pool.query(`update sign_in_code set "expiresAt" = now() where email = $1`, [email]);
    await refused(who, email, code);
    await ask(who.browser, other);
    const late = who.browser.clone();
    expect((await enter(who.browser, other)).statusCode).toBe(200);
    expect((await enter(late, other)).json().code).toBe('wrong-code');
  });

  it('when it was for confirming, or for signing in, and opens neither itself', async () => {
    const who = await signedIn();
    const email = newAddress();
    await desk.aMinuteLater();
    await who.browser.post('/auth/confirmation/code');
    await refused(who, email, catcher.code(who.email));
    await refused(who, who.email, catcher.code(who.email));
    await who.browser.post('/auth/signup', {
      email,
      organizationName: newId(),
      organizationDomain: 'new.test',
    });
    await refused(who, email, catcher.code(email));
    await letMinutesPass(desk.test, 0);
    await ask(who.browser, email);
    const code = catcher.code(email);
    expect((await who.browser.post('/auth/confirmation', { code })).statusCode).toBe(400);
    expect((await who.browser.post('/auth/verify-otp', { email, code })).statusCode).toBe(400);
  });

  it('in another browser, and in another session', async () => {
    const who = await signedIn();
    const phone = (await signedIn(who)).browser;
    const email = newAddress();
    await ask(who.browser, email);
    await refused({ ...who, browser: phone }, email, catcher.code(email));
    phone.setCookie('tavla_request', who.browser.cookie('tavla_request') ?? '', '/auth');
    await refused({ ...who, browser: phone }, email, catcher.code(email));
  });

  it('when an administrator has changed the address meanwhile', async () => {
    const who = await signedIn();
    const [email, fromAbove] = [newAddress(), newAddress()];
    await ask(who.browser, email);
    const admin = desk.test.as(await desk.test.addSession(desk.company.id, desk.company.admin.id));
    const patched = await admin.patch(`/api/v1/users/${who.id}`, { email: fromAbove });
    expect(patched.statusCode).toBe(200);
    await refused({ ...who, email: fromAbove }, email, catcher.code(email));
    expect((await ask(who.browser, email)).json().code).toBe('confirm-with-code');
  });

  it('also by a process that has not heard of that change yet', async () => {
    const who = await signedIn();
    const [email, fromAbove] = [newAddress(), newAddress()];
    await ask(who.browser, email);
    await desk.test.db.pool.query('update "user" set email = $2 where id = $1', [who.id, fromAbove]);
    await refused({ ...who, email: fromAbove }, email, catcher.code(email));
  });

  it('of somebody who is blocked, or signed out, in the middle', async () => {
    for (const end of [
      (id: string) => desk.test.db.pool.query('update "user" set blocked = true where id = $1', [id]),
      (id: string) =>
        desk.test.db.pool.query('update session set "revokedAt" = now() where "userId" = $1', [id]),
    ]) {
      const who = await signedIn();
      const email = newAddress();
      await ask(who.browser, email);
      // No notification: the session is still believed.
      await end(who.id);
      expect([400, 401]).toContain((await enter(who.browser, email)).statusCode);
      expect(await emailOf(who.id)).toBe(who.email);
    }
  });
});

it('of two tabs that enter it at once one changes the address, and the other nothing', async () => {
  const { id, browser } = await signedIn();
  const email = newAddress();
  await ask(browser, email);
  const answers = await Promise.all([1, 2, 3].map(() => enter(browser.clone(), email)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  expect(await emailOf(id)).toBe(email);
  const where = { targetId: id, action: 'user.change-own-email' };
  expect(await desk.test.db.prisma.auditEntry.count({ where })).toBe(1);
});

it('two people who want one address get it once', async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  const email = newAddress();
  const codes = [];
  for (const { browser } of [one, other]) {
    await ask(browser, email);
    codes.push(catcher.code(email));
  }
  const answers = await Promise.all([
    enter(one.browser, email, codes[0]),
    enter(other.browser, email, codes[1]),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

it('floods nobody’s mailbox: codes to a new address count on its limits', async () => {
  const { browser } = await signedIn();
  const email = newAddress();
  const statuses = [];
  for (let turn = 0; turn < 7; turn++) {
    statuses.push((await ask(browser, email)).statusCode);
    await desk.aMinuteLater();
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect((await browser.post('/auth/login', { email })).statusCode).toBe(429);
  expect(catcher.to(email)).toHaveLength(5);
});

it('says that the mail could not be sent, and changes nothing', async () => {
  const { id, email: former, browser } = await signedIn();
  await catcher.stop();
  const answer = await ask(browser, newAddress());
  await catcher.start();
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'mail-unavailable']);
  expect(await emailOf(id)).toBe(former);
});
