import { describe, expect, it } from 'vitest';
import type { Browser } from '@/test/browser';
import { useSignInDesk } from '@/test/sign-in-desk';

const desk = useSignInDesk();
const { catcher, wrong, person, browserAt } = desk;
const ask = (who: Browser, email: string) => who.post('/auth/login', { email });
const guess = (who: Browser, email: string, code: string) => who.post('/auth/verify-otp', { email, code });
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const home = '10.20.30.40';
/** The next desk, behind the same address as the owner. */
const sameOffice = home;

/** A browser in which the person has signed in before. */
async function knownBrowser(email: string): Promise<Browser> {
  const known = browserAt(home);
  await ask(known, email);
  expect((await guess(known, email, catcher.code(email))).statusCode).toBe(200);
  return known;
}

async function withLiveCode() {
  const { id, email } = await person();
  const owner = browserAt(home);
  expect((await ask(owner, email)).statusCode).toBe(200);
  return { id, email, owner, code: catcher.code(email) };
}

async function failures(userId: string): Promise<number> {
  const where = { actorId: userId, action: 'session.sign-in-failed' };
  return desk.test.db.prisma.auditEntry.count({ where });
}

describe('a stranger', () => {
  it('cannot use up a code by guessing a thousand times, from the same network, in a first sign-in', async () => {
    const { id, email, owner, code } = await withLiveCode();
    const strangers = times(4).map(() => browserAt(sameOffice));
    for (const stranger of strangers) expect((await ask(stranger, email)).statusCode).toBe(200);
    const answers = [];
    // Forty at once: a slow machine does not keep a thousand from waiting too long for a connection.
    for (const _ of times(25)) {
      const guesses = strangers.flatMap((stranger) =>
        times(10).map(() => guess(stranger, email, wrong(code))),
      );
      answers.push(...(await Promise.all(guesses)));
    }
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400, 429]));
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(300);
    expect((await guess(owner, email, code)).statusCode).toBe(200);
    // What could never have been right is no failed sign-in of this person.
    expect(await failures(id)).toBeLessThanOrEqual(4 + 10);
  });

  it('gets no more than sixty guesses an hour at an address, from wherever they ask', async () => {
    const { email, owner, code } = await withLiveCode();
    for (const place of times(12)) {
      for (const _ of times(6)) {
        const stranger = browserAt(`10.99.${place}.1`);
        await ask(stranger, email);
        await Promise.all(times(6).map(() => guess(stranger, email, wrong(code))));
      }
    }
    const rows = await desk.test.db.prisma.signInCode.findMany({ where: { email } });
    const looked = rows.reduce((sum, { attempts }) => sum + attempts, 0);
    expect(looked).toBeGreaterThan(30);
    expect(looked).toBeLessThanOrEqual(60);
    expect((await guess(owner, email, code)).statusCode).toBe(200);
  });

  it('cannot keep a known browser from its code by asking from many networks, nor flood the mailbox', async () => {
    const { email } = await person();
    const owner = await knownBrowser(email);
    const before = catcher.to(email).length;
    for (const place of times(100)) await ask(browserAt(`10.${place}.1.1`), email);
    expect(catcher.to(email)).toHaveLength(before + 30);
    expect((await ask(owner, email)).statusCode).toBe(200);
    expect(catcher.to(email)).toHaveLength(before + 31);
    expect((await guess(owner, email, catcher.code(email))).statusCode).toBe(200);
  });

  it('who has used up the whole office keeps no known browser in it from signing in', async () => {
    const { email } = await person();
    const owner = await knownBrowser(email);
    const usedUp = { count: 600, expiresAt: new Date(Date.now() + 3_600_000) };
    for (const key of [`send-ip:${sameOffice}`, `guess-ip:${sameOffice}`, `stray-ip:${sameOffice}`]) {
      await desk.test.db.prisma.rateLimit.upsert({
        where: { key },
        create: { key, ...usedUp },
        update: usedUp,
      });
    }
    expect((await ask(browserAt(sameOffice), email)).statusCode).toBe(429);
    expect((await ask(owner, email)).statusCode).toBe(200);
    const code = catcher.code(email);
    expect((await guess(owner, email, wrong(code))).statusCode).toBe(400);
    expect((await guess(owner, email, code)).statusCode).toBe(200);
    await desk.test.db.prisma.rateLimit.deleteMany({ where: { key: { endsWith: sameOffice } } });
  });

  it('cannot void a live code by asking for others', async () => {
    const { email, owner, code } = await withLiveCode();
    const stranger = browserAt('10.21.1.1');
    expect((await ask(stranger, email)).statusCode).toBe(200);
    expect((await stranger.post('/auth/resend-otp', { email })).statusCode).toBe(429);
    await stranger.post('/auth/signup', {
      email,
      organizationName: 'Elsewhere',
      organizationDomain: 'example.test',
    });
    expect((await guess(owner, email, code)).statusCode).toBe(200);
  });

  it('who reads the code over a shoulder cannot use it in another browser, nor spoil it there', async () => {
    const { email, owner, code } = await withLiveCode();
    const without = browserAt(sameOffice);
    const other = browserAt(sameOffice);
    await ask(other, email);
    const forged = browserAt(sameOffice);
    const [id] = (owner.cookie('tavla_request') ?? '').split('.');
    forged.setCookie('tavla_request', `${id}.${'a'.repeat(43)}`, '/auth');
    for (const stranger of [without, other, forged]) {
      for (const _ of times(6)) {
        const answer = await guess(stranger, email, code);
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        if (answer.statusCode === 400) expect(answer.json().code).toBe('wrong-code');
      }
    }
    const rows = await desk.test.db.prisma.signInCode.findMany({ where: { email } });
    expect(rows.map(({ attempts }) => attempts).sort()).toEqual([0, 5]);
    expect((await guess(owner, email, code)).statusCode).toBe(200);
  });

  it('who planted a cookie in a browser does not know what names the code that it asks for', async () => {
    const stranger = browserAt('10.22.1.1');
    const { email } = await person();
    await ask(stranger, email);
    const planted = stranger.cookie('tavla_request') ?? '';
    const owner = browserAt(home);
    owner.setCookie('tavla_request', planted, '/auth');
    await desk.aMinuteLater();
    await ask(owner, email);
    expect(owner.cookie('tavla_request')).not.toBe(planted);
    const code = catcher.code(email);
    expect((await guess(stranger, email, code)).statusCode).toBe(400);
    expect((await guess(owner, email, code)).statusCode).toBe(200);
  });
});
