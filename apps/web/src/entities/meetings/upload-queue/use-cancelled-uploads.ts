import { useSyncExternalStore } from 'react';
import { usePersonSession } from '@/entities/session/person-session-context';
import { type CancelledUpload, cancelledList } from './cancelled-list';

/** What the person has cancelled and the server has not let go. */
export function useCancelledUploads(): CancelledUpload[] {
  const list = cancelledList(usePersonSession());
  return useSyncExternalStore(list.listen, list.all);
}
