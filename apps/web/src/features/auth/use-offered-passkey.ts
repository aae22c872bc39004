import { useCallback, useEffect, useRef } from 'react';
import { whenIdle } from '@/lib/code/when-idle';
import { hasPasskeyMark } from '@/lib/sign-in/passkey-mark';
import { loadPasskeySignIn } from './load-calls';

/**
 * Offers a passkey in the field of the address, in a browser that has shown one before. Everybody else is asked for
 * nothing.
 * @param onSignedIn gets the page to go on to
 * @param onTrouble gets why somebody who chose one is not signed in
 * @returns the ways to offer it anew, and to offer it no more: a device answers one question at a time
 */
export function useOfferedPasskey(
  onSignedIn: (page: string) => void,
  onTrouble: (why: string | undefined) => void,
) {
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => running.current?.abort(), []);
  const offer = useCallback(() => {
    stop();
    if (!hasPasskeyMark()) return;
    running.current = new AbortController();
    const { signal } = running.current;
    const begin = async () => (await loadPasskeySignIn()).offerInField(signal, { onSignedIn, onTrouble });
    whenIdle(() => signal.aborted || void begin().catch(() => undefined));
  }, [stop, onSignedIn, onTrouble]);
  useEffect(() => {
    offer();
    return stop;
  }, [offer, stop]);
  return { offer, stop };
}
