import { createContext, useContext, useSyncExternalStore } from 'react';
import { getSession, onSession, type PersonSession } from '@/api/person-session';

/** The session that a page belongs to, which may be closed already when it is drawn for the last time. */
export const PersonSessionContext = createContext<PersonSession | null>(null);

export function usePersonSession(): PersonSession {
  const session = useContext(PersonSessionContext);
  if (!session) throw new Error('Nobody is signed in: this page stands outside the protected guard');
  return session;
}

/** The open session; null while nobody is signed in. */
export function useOpenSession(): PersonSession | null {
  return useSyncExternalStore(onSession, getSession);
}
