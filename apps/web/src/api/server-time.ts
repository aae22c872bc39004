import { me } from '@tavla/shared/contracts/auth';
import { http } from './http';

/** An answer that was longer on its way tells too little of the time, in milliseconds. */
const longestWay = 5_000;

/**
 * What time it is by the server's clock, as Date.now() and to the second; undefined where it does not answer at once.
 * Who is signed in does not matter to it.
 */
export async function serverTime(): Promise<number | undefined> {
  const asked = performance.now();
  const answer = await http
    .get<unknown>(me.path, { timeout: longestWay, validateStatus: () => true })
    .catch(() => undefined);
  const told = Date.parse(String(answer?.headers.date));
  return Number.isNaN(told) || performance.now() - asked > longestWay ? undefined : told;
}
