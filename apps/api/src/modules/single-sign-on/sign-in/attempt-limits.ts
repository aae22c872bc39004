import type { Limit } from '@/modules/auth/codes/rate-limits';
import type { SignInBrowser } from '@/modules/auth/codes/sign-in-browser';

/** An hour, for each IP address. Offices share one: these only stop machines. */
const attemptsPerIp = 600;
/** An hour, of one browser that has signed in to the address. */
const attemptsPerDevice = 60;

const limit = (key: string, max: number): Limit => ({
  ...{ key, max, window: 3_600_000, words: 'too-many-attempts' },
});

/**
 * What beginning to sign in with a provider counts on; whoever gets in has their turns given back. As with codes,
 * strangers share what is counted by place, and can take nothing from a browser that has signed in to the address.
 */
export function beginLimits({ origin, device }: SignInBrowser, isKnown: boolean): Limit[] {
  if (!isKnown) return [limit(`provider-begin:${origin.ip}`, attemptsPerIp)];
  return [
    limit(`provider-device:${device?.nonce}`, attemptsPerDevice),
    limit(`provider-known-ip:${origin.ip}`, attemptsPerIp),
  ];
}

/** What coming back counts on where nothing was begun: what was begun has counted already, and is come back to once. */
export function strayLimits({ origin }: SignInBrowser): Limit[] {
  return [limit(`provider-stray-ip:${origin.ip}`, attemptsPerIp)];
}
