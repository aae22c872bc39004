import { describe, expect, it } from 'vitest';
import { Browser } from '@/test/browser';
import { useSignInDesk } from '@/test/sign-in-desk';
import { startTestApp } from '@/test/test-app';

const desk = useSignInDesk();
const { catcher, login, verify, wrong, person, codeFor, aMinuteLater } = desk;

describe('limits', () => {
  it('sends one mail a minute to an address, known or not', async () => {
    for (const email of [(await person()).email, 'nobody-knows@example.test']) {
      expect((await login(email)).statusCode).toBe(200);
      for (const path of ['/auth/login', '/auth/resend-otp']) {
        const again = await desk.browser.post(path, { email, type: 'SIGN_IN' });
        expect(again.statusCode).toBe(429);
        expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
        expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(60);
      }
      expect(catcher.to(email)).toHaveLength(1);
      await aMinuteLater();
      expect((await desk.browser.post('/auth/resend-otp', { email, type: 'SIGN_IN' })).statusCode).toBe(200);
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
    await desk.test.db.prisma.rateLimit.update({ where: { key: 'send-ip:127.0.0.1' }, data: usedUp });
    expect((await login(email)).statusCode).toBe(429);
    await desk.test.db.prisma.rateLimit.delete({ where: { key: 'send-ip:127.0.0.1' } });
  });

  it('are shared by all processes on one database', async () => {
    const other = await startTestApp({ SMTP_URL: catcher.url }, desk.test);
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
