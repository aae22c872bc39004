import { getSession, type PersonSession } from './person-session';

/** Why a session is over without anybody having signed out here. */
export type LostBecause = 'expired' | 'other-person';

// They know nothing of a person.
const listeners = new Set<(why: LostBecause) => void>();

/** Calls back when the open session does not hold any more; returns the way to stop listening. */
export function onSessionLost(listener: (why: LostBecause) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A session turned out not to hold; one that is closed already is no news. */
export function loseSession(session: PersonSession | null, why: LostBecause): void {
  if (!session || session !== getSession()) return;
  for (const listener of listeners) listener(why);
}
