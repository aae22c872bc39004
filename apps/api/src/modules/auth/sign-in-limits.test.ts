import { describe, expect, it } from 'vitest';
import { Browser } from '@/test/browser';
import { useSignInDesk } from '@/test/sign-in-desk';
import { startTestApp } from '@/test/test-app';

const desk = useSignInDesk();
const { catcher, login, verify, wrong, person, codeFor, aMinuteLater, browserAt } = desk;
const ask = (who: Browser, email: string) => who.post('/auth/login', { email });
const guess = (who: Browser, email: string, code: string) => who.post('/auth/verify-otp', { email, code });
const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();

describe('sending', () => {
  it('happens once a minute for a browser and an address, known or not', async () => {
    for (const email of [(await person()).email, 'nobody-knows@example.test']) {
      expect((await login(email)).statusCode).toBe(200);
      for (const path of ['/auth/login', '/auth/resend-otp']) {
        const again = await desk.browser.post(path, { email, type: 'SIGN_IN' });
        expect(again.statusCode).toBe(429);
        const seconds = Number(again.headers['retry-after']);
        expect(seconds).toBeGreaterThan(0);
        expect(seconds).toBeLessThanOrEqual(60);
        expect(again.json().message).toContain(`in ${seconds} second`);
        expect(again.cookies).toEqual([]);
      }
      expect(catcher.to(email)).toHaveLength(1);
      await aMinuteLater();
      expect((await desk.browser.post('/auth/resend-otp', { email, type: 'SIGN_IN' })).statusCode).toBe(200);
      expect(catcher.to(email)).toHaveLength(2);
    }
  });

  it('does not make those wait who mistyped their address', async () => {
    const { email } = await person();
    expect((await login(`x${email}`)).statusCode).toBe(200);
    expect((await login(email)).statusCode).toBe(200);
    expect((await login(`x${email}`)).statusCode).toBe(429);
    expect((await verify(email, catcher.code(email))).statusCode).toBe(200);
  });

  it.each([
    ['address and network', 5, (turn: number) => `10.1.1.${turn}`],
    ['address and network of IPv6', 5, (turn: number) => `2001:db8:1:${turn}::1`],
    ['address in all', 30, (turn: number) => `10.2.${turn}.1`],
  ])('for strangers stops at the limit of an %s, exactly', async (_, max, ipOf) => {
    const { email } = await person();
    for (let turn = 1; turn < max; turn += 5) {
      const burst = Array.from({ length: max === 5 ? 16 : 5 }, (_, one) => browserAt(ipOf(turn + one)));
      await Promise.all(burst.map((who) => ask(who, email)));
    }
    expect(catcher.to(email)).toHaveLength(max);
    const refused = await ask(browserAt(ipOf(200)), email);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect(refused.json().message).toMatch(/in \d\d minutes/);
    expect(catcher.to(email)).toHaveLength(max);
  });

  it('gives a browser that has signed in to the address five of its own, exactly', async () => {
    const { email } = await person();
    const known = browserAt('10.3.1.1');
    await ask(known, email);
    expect((await guess(known, email, catcher.code(email))).statusCode).toBe(200);
    await Promise.all(Array.from({ length: 16 }, () => ask(browserAt('10.3.1.2'), email)));
    const before = catcher.to(email).length;
    for (let turn = 1; turn <= 5; turn++) {
      const answers = await Promise.all(Array.from({ length: 16 }, () => ask(known.clone(), email)));
      expect(statuses(answers)).toEqual([200, ...Array(15).fill(429)]);
      await aMinuteLater();
    }
    expect((await ask(known, email)).statusCode).toBe(429);
    expect(catcher.to(email)).toHaveLength(before + 5);
  });

  it('stops at the limit of a place, and leaves no counter behind it', async () => {
    const { prisma } = desk.test.db;
    const full = { count: 600, expiresAt: new Date(Date.now() + 60_000) };
    await prisma.rateLimit.create({ data: { key: 'send-ip:10.4.1.1', ...full } });
    const rows = () => Promise.all([prisma.rateLimit.count(), prisma.signInCode.count()]);
    const before = await rows();
    for (let turn = 1; turn <= 10; turn++) {
      const refused = await ask(browserAt('10.4.1.1'), `stranger-${turn}@example.test`);
      expect(refused.statusCode).toBe(429);
    }
    expect(await rows()).toEqual(before);
    expect((await ask(browserAt('10.4.1.2'), 'stranger@example.test')).statusCode).toBe(200);
  });

  it('that is refused costs nothing', async () => {
    const { email } = await person();
    const who = browserAt('10.5.1.1');
    for (let turn = 1; turn <= 20; turn++) await ask(who, email);
    const counts = await desk.test.db.prisma.rateLimit.findMany({
      where: { OR: [{ key: 'send-ip:10.5.1.1' }, { key: { endsWith: email } }] },
    });
    expect(counts.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  });
});

describe('guessing', () => {
  it('stops after ten wrong ones in an hour, beyond the first at each code', async () => {
    const { email } = await person();
    const tries: number[] = [];
    for (let round = 1; round <= 3; round++) {
      const code = await codeFor(email);
      for (let turn = 1; turn <= 5; turn++) tries.push((await verify(email, wrong(code))).statusCode);
      await aMinuteLater();
    }
    expect(tries).toEqual([...Array(13).fill(400), 429, 429]);
    const refused = await verify(email, '000000');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect(refused.json().message).toContain('Ask for a new one');
    expect((await verify(email, await codeFor(email))).statusCode).toBe(200);
  });

  it('gives a browser that has signed in to the address guesses of its own', async () => {
    const { email } = await person();
    const known = browserAt('10.6.1.1');
    await ask(known, email);
    await guess(known, email, catcher.code(email));
    for (let stranger = 1; stranger <= 4; stranger++) {
      const who = browserAt('10.6.1.2');
      await ask(who, email);
      for (let turn = 1; turn <= 5; turn++) await guess(who, email, wrong(catcher.code(email)));
    }
    await ask(known, email);
    const code = catcher.code(email);
    for (let turn = 1; turn <= 4; turn++) {
      expect((await guess(known, email, wrong(code))).statusCode).toBe(400);
    }
    expect((await guess(known, email, code)).statusCode).toBe(200);
  });

  it('lets the first guess at each code through, though twenty come at once', async () => {
    const { email } = await person();
    const code = await codeFor(email);
    const full = { count: 30, expiresAt: new Date(Date.now() + 60_000) };
    await desk.test.db.prisma.rateLimit.create({ data: { key: `guess-address:${email}`, ...full } });
    const tabs = Array.from({ length: 20 }, () => desk.browser.clone());
    const answers = await Promise.all(tabs.map((tab) => guess(tab, email, wrong(code))));
    expect(statuses(answers).filter((status) => status === 400).length).toBeLessThanOrEqual(16);
    const { attempts } = await desk.test.db.prisma.signInCode.findFirstOrThrow({ where: { email } });
    expect(attempts).toBe(1);
    expect((await guess(desk.browser, email, wrong(code))).statusCode).toBe(429);
  });
});

describe('limits', () => {
  it('are given back to whoever has shown that the mailbox is theirs', async () => {
    const { email } = await person();
    for (let round = 1; round <= 7; round++) {
      const fresh = browserAt('10.7.1.1');
      expect((await ask(fresh, email)).statusCode).toBe(200);
      expect((await guess(fresh, email, catcher.code(email))).statusCode).toBe(200);
    }
  });

  it('that strangers have used up stay so when somebody signs in', async () => {
    const { email } = await person();
    await ask(desk.browser, email);
    const code = catcher.code(email);
    const stranger = browserAt('127.0.0.9');
    for (let turn = 1; turn <= 4; turn++) await ask(browserAt('127.0.0.9'), email);
    expect((await ask(stranger, email)).statusCode).toBe(429);
    expect((await verify(email, code)).statusCode).toBe(200);
    // The one turn that came back is the person's own.
    expect((await ask(stranger, email)).statusCode).toBe(200);
    expect((await ask(browserAt('127.0.0.9'), email)).statusCode).toBe(429);
  });

  it('are shared by all processes on one database', async () => {
    const other = await startTestApp({ SMTP_URL: catcher.url }, desk.test);
    const { email } = await person();
    for (let turn = 1; turn <= 5; turn++) await ask(new Browser(other.app), email);
    expect((await login(email)).statusCode).toBe(429);
    await other.close();
  });
});
