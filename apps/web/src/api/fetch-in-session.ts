import { isOtherPersonBody } from './error-text';
import { getSession, type PersonSession } from './person-session';
import { refreshSession } from './refresh-session';
import { loseSession } from './session';

/**
 * fetch in a person's name, for answers that a browser reads in pieces. A 401 is tried once more after a token
 * refresh. It ends with the session.
 * @throws what fetch throws when the server cannot be reached, `init.signal` aborts or the session closes
 */
export async function fetchInSession(
  session: PersonSession,
  url: string,
  { signal, headers, ...init }: RequestInit & { signal: AbortSignal; headers: Record<string, string> },
): Promise<Response> {
  const send = () => {
    if (session !== getSession()) throw session.signal.reason;
    return fetch(url, {
      ...init,
      headers: { ...headers, ...session.headers },
      signal: AbortSignal.any([session.signal, signal]),
    });
  };
  const sentAt = Date.now();
  const response = await send();
  if (response.status !== 401) return response;
  if (await isOfOther(response, session)) return response;
  if (!(await refreshSession(session, sentAt))) return response;
  const again = await send();
  if (again.status === 401) await isOfOther(again, session);
  return again;
}

async function isOfOther(response: Response, session: PersonSession): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (!isOtherPersonBody(body)) return false;
  loseSession(session, 'other-person');
  return true;
}
