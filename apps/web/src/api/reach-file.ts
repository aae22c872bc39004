import { fetchInSession } from './fetch-in-session';
import type { PersonSession } from './person-session';

/**
 * Asks for the first byte of a file in the person's name. That also renews the session's tokens, which the browser needs
 * where it fetches the file itself (a link, a picture, a sound), and cannot renew.
 * @returns the answer; where the file cannot be had, it says why
 * @throws what `fetchInSession` throws
 */
export async function reachFile(session: PersonSession, url: string): Promise<Response> {
  const { signal } = session;
  const answer = await fetchInSession(session, url, { signal, headers: { range: 'bytes=0-0' } });
  if (isThere(answer)) await answer.body?.cancel();
  return answer;
}

/** Of an empty file there is no first byte. */
export function isThere({ ok, status }: Response): boolean {
  return ok || status === 416;
}
