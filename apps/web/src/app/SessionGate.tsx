import { useEffect } from 'react';
import { onOtherTab } from '@/api/other-tabs';
import { expectSession, useSessionExpected } from '@/entities/session/session-hint';
import { lazyPage } from './lazy-page';

const session = lazyPage('session', null);

/** Waits for somebody to sign in, in whichever tab, and brings what a window then needs. */
export function SessionGate() {
  useEffect(() => onOtherTab((news) => news === 'signed-in' && expectSession()), []);
  return useSessionExpected() && session;
}
