import { expect } from 'vitest';
import type { Browser } from './browser';
import type { MailCatcher } from './mail-catcher';
import type { TestApp } from './test-app';

/** Signs a browser in as a person would, with the code from the mail. */
export async function signIn(browser: Browser, catcher: MailCatcher, email: string): Promise<Browser> {
  await browser.post('/auth/login', { email });
  const answer = await browser.post('/auth/verify-otp', { email, code: catcher.code(email) });
  expect(answer.statusCode).toBe(200);
  return browser;
}

/** As if so many minutes had passed since the codes of all sessions were entered, and the limits were new. */
export async function letMinutesPass({ db }: TestApp, minutes: number): Promise<void> {
  await db.pool.query(`update session set "confirmedAt" = "confirmedAt" - $1 * interval '1 minute'`, [
    minutes,
  ]);
  await db.pool.query('delete from rate_limit');
}
