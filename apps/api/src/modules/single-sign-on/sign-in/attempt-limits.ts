import type { Limit } from '@/modules/auth/codes/rate-limits';
import type { SignInBrowser } from '@/modules/auth/codes/sign-in-browser';

/** An hour, for each IP address. Offices share one: this only stops machines. */
const attemptsPerIp = 600;

/** What beginning to sign in with a provider counts on, and coming back. */
export const attemptLimits = ({ origin }: SignInBrowser, step: 'begin' | 'finish'): Limit[] => [
  { key: `provider-${step}:${origin.ip}`, max: attemptsPerIp, window: 3_600_000, words: 'too-many-attempts' },
];
