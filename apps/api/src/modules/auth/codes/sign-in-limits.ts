import { resendCooldown } from '@tavla/shared/limits';
import type { Limit } from './rate-limits';
import type { SignInBrowser } from './sign-in-browser';

/** Codes an hour, for each address: of one browser that has signed in to it, else of one network. */
const codeSendsPerHour = 5;
/** Codes an hour, for each address, of all browsers together that have never signed in to it. */
const codeSendsInAll = 30;
/** Wrong guesses an hour, for each address, beyond the first at each code: as above, of one and of all. */
const guessesPerHour = 10;
const guessesInAll = 30;
/** An hour, for each IP address. Offices share one: these only stop machines. */
const sendsPerIp = 600;
const wrongCodesPerIp = 600;

const hour = 3_600_000;

/**
 * What sending a code to an address counts on, in order: the widest first, so that a machine fills no table
 * with counters of its own making. Strangers share theirs by place and by address; a browser that has signed
 * in to the address counts on limits of which no stranger can take anything.
 */
export function sendLimits({ id, origin, device }: SignInBrowser, email: string, isKnown: boolean): Limit[] {
  const limit = (key: string, max: number): Limit => ({ key, max, window: hour, words: 'too-many-codes' });
  // Mails that came to nothing are work for the server, too.
  const place = (key: string): Limit => ({ ...limit(key, sendsPerIp), isFinal: true });
  const minute: Limit = {
    key: `send-minute:${id}:${email}`,
    max: 1,
    window: resendCooldown,
    words: 'code-just-sent',
  };
  if (isKnown) {
    return [
      limit(`send-device:${device?.nonce}:${email}`, codeSendsPerHour),
      place(`send-known-ip:${origin.ip}`),
      minute,
    ];
  }
  return [
    place(`send-ip:${origin.ip}`),
    limit(`send-network:${origin.network}:${email}`, codeSendsPerHour),
    limit(`send-address:${email}`, codeSendsInAll),
    minute,
  ];
}

/**
 * What a guess counts on. The first guess at each code counts on none: its sending did, so that whoever has
 * the mail can always enter the code, whatever strangers do meanwhile.
 */
export function guessLimits(
  { origin, device }: SignInBrowser,
  email: string,
  isKnown: boolean,
  { isFirst }: { isFirst: boolean },
): Limit[] {
  if (isFirst) return [];
  const limit = (key: string, max: number): Limit => ({ key, max, window: hour, words: 'too-many-guesses' });
  if (isKnown) {
    return [
      limit(`guess-device:${device?.nonce}:${email}`, guessesPerHour),
      limit(`guess-known-ip:${origin.ip}`, wrongCodesPerIp),
    ];
  }
  return [
    limit(`guess-ip:${origin.ip}`, wrongCodesPerIp),
    limit(`guess-network:${origin.network}:${email}`, guessesPerHour),
    limit(`guess-address:${email}`, guessesInAll),
  ];
}

/** What a guess counts on when there is no code that it could be: it says nothing about any address. */
export function strayGuessLimits({ origin }: SignInBrowser): Limit[] {
  return [{ key: `stray-ip:${origin.ip}`, max: wrongCodesPerIp, window: hour, words: 'too-many-guesses' }];
}
