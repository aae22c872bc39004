import { Suspense, useCallback, useSyncExternalStore } from 'react';
import { usePersonSession } from '@/entities/session/person-session-context';
import { lazyPart } from '@/ui/lazy-part';

const PasskeyDialog = lazyPart(async () => (await import('./PasskeyDialog')).PasskeyDialog, 'by itself');

/** Covers the page while the session needs a passkey: what was begun stays below it, and calls wait. */
export function AskPasskey() {
  const { passkey } = usePersonSession();
  const isAsking = useSyncExternalStore(passkey.listen, passkey.isAsking);
  const done = useCallback(() => passkey.settle(true), [passkey]);
  if (!isAsking) return null;
  return (
    <Suspense>
      <PasskeyDialog onDone={done} />
    </Suspense>
  );
}
