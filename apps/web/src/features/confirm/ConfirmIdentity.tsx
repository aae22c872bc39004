import { useSyncExternalStore } from 'react';
import { usePersonSession } from '@/entities/session/person-session-context';
import { ConfirmDialog } from './ConfirmDialog';

/** Asks for a fresh code whenever a call of this session waits for one. */
export function ConfirmIdentity() {
  const { confirmation } = usePersonSession();
  const isAsking = useSyncExternalStore(confirmation.listen, confirmation.isAsking);
  return isAsking ? <ConfirmDialog onSettled={(isConfirmed) => confirmation.settle(isConfirmed)} /> : null;
}
