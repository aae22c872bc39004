import { Suspense, useSyncExternalStore } from 'react';
import { usePersonSession } from '@/entities/session/person-session-context';
import { lazyPart } from '@/ui/lazy-part';

const ConfirmDialog = lazyPart(async () => (await import('./ConfirmDialog')).ConfirmDialog, 'by itself');

/** Asks for a fresh code whenever a call of this session waits for one. */
export function ConfirmIdentity() {
  const { confirmation } = usePersonSession();
  const isAsking = useSyncExternalStore(confirmation.listen, confirmation.isAsking);
  if (!isAsking) return null;
  return (
    <Suspense>
      <ConfirmDialog onSettled={(isConfirmed) => confirmation.settle(isConfirmed)} />
    </Suspense>
  );
}
