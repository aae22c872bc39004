import { errorBody, errorStatus } from '@/api/error-text';
import { getSession } from '@/api/person-session';
import { retryAfter } from '@/api/retry-after';

/** How long a code is good, in milliseconds. */
const lifetime = 10 * 60_000;

/** The last code that a session had sent: a browser has one, and another one ends it. */
const lastOf = new WeakMap<object, { to: string; at: number }>();
const nobody = {};

/**
 * Asks for a code. Whoever is told to wait while the last one that was sent there is still good goes on as if it had
 * come now, also where they closed what they were to enter it in.
 * @param to the address that it is sent to
 * @param ask asks the server
 * @returns why no other one was sent, for `ResendCode`; undefined when one was
 * @throws whatever else went wrong, and that one has to wait where no good code is there
 */
export async function askCode(to: string, ask: () => Promise<unknown>): Promise<unknown> {
  try {
    await ask();
    lastOf.set(getSession() ?? nobody, { to, at: performance.now() });
    return undefined;
  } catch (error) {
    if (isToWait(error) && isGood(to, error)) return error;
    throw error;
  }
}

const isToWait = (error: unknown) => errorStatus(error) === 429 && retryAfter(error) !== undefined;

/** After a reload nothing is known of the last one but that it was just sent. */
function isGood(to: string, error: unknown): boolean {
  const last = lastOf.get(getSession() ?? nobody);
  if (last) return last.to === to && performance.now() - last.at < lifetime;
  return String(errorBody(error)?.reason).startsWith('code-just-sent');
}
