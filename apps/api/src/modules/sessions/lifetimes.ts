/** How long sessions and their tokens hold, in milliseconds. */

export const accessLifetime = 15 * 60_000;
export const refreshLifetime = 30 * 24 * 3_600_000;
/** However often it is refreshed, a session ends so long after the sign-in (OWASP ASVS 5.0, 7.3.2). */
export const sessionLifetime = 90 * 24 * 3_600_000;
/** Two tabs that refresh within this time are not a theft. */
export const refreshGrace = 10_000;
