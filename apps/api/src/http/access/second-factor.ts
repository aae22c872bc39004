import type { Endpoint } from '@tavla/shared/endpoint';
import { say } from '@tavla/shared/error-words';
import { HttpError } from '../errors/errors';

/**
 * Whether a session is complete is decided here and nowhere else. A passkey that was shown in it, to begin it or
 * afterwards, is possession of a device that has checked its person: with it nothing is lacking, whatever the company
 * asks for. Every other way of signing in lacks it where the company asks.
 * @param session the row of a session
 * @param company the row of its company
 * @returns as SQL, whether a passkey is lacking
 */
export const lacksPasskeySql = (session: string, company: string) =>
  `(${company}."asksForPasskey" and ${session}."passkeyId" is null)`;

/**
 * A session that lacks its passkey may do nothing but what shows or makes one, and end.
 * @throws HttpError 403 `passkey-needed`
 */
export function requireComplete(
  { lacksPasskey }: { lacksPasskey: boolean },
  { beforePasskey }: { beforePasskey?: Endpoint['beforePasskey'] | undefined },
): void {
  if (lacksPasskey && !beforePasskey) throw new HttpError(403, 'passkey-needed', say('passkey-needed'));
}
