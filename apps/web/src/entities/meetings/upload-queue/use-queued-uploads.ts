import { useSyncExternalStore } from 'react';
import { usePersonSession } from '@/entities/session/person-session-context';
import { type QueuedUpload, queuedUploads } from './queued-uploads';

/** What the person is sending, from all their tabs. */
export function useQueuedUploads(): QueuedUpload[] {
  const list = queuedUploads(usePersonSession());
  return useSyncExternalStore(list.listen, list.all);
}
