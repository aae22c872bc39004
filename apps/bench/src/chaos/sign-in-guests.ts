import { setTimeout as sleep } from 'node:timers/promises';
import type { MailCatcher } from '../../../api/src/test/mail-catcher';
import type { Caller } from './caller';
import type { Confirmed } from './confirmed';
import { count } from './ledger';

/** Guests sign in one after the other, each from a network of their own. */
export async function signInGuests(
  caller: Caller,
  mails: MailCatcher,
  guests: readonly string[],
  confirmed: Confirmed,
  signal: AbortSignal,
): Promise<void> {
  for (const [at, email] of guests.entries()) {
    if (signal.aborted) return;
    const from = { 'x-forwarded-for': `10.${at >> 8}.${at & 255}.7` };
    const asked = await caller.call('POST', '/auth/login', { headers: from, body: { email } }, [200]);
    const code = asked && mails.to(email).at(-1)?.code;
    if (!code) continue;
    const cookie = cookiesOf(asked.headers);
    const body = { email, code };
    const entered = await caller.call(
      'POST',
      '/auth/verify-otp',
      { cookie, headers: from, body },
      [200, 400],
    );
    // A code whose first answer was lost is used up.
    if (entered?.status === 200) {
      confirmed.sessions.push(cookiesOf(entered.headers));
      count(caller.ledger.confirmed, 'sign-ins');
    }
    await sleep(200, undefined, { signal }).catch(() => {});
  }
}

function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
