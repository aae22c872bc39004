import { may, type Permission } from '@tavla/shared/permissions';
import type { Retrieved } from './retrieved';

/**
 * Pure: whether what was found may be told to whoever asks. The database asked what the role of a person may read; what
 * asks may be a token that may less. What is said about a ticket or a meeting is for those who may read that as well.
 */
export function mayBeTold(permissions: readonly Permission[], one: Retrieved): boolean {
  const seesWork = may(permissions, 'read', 'actions');
  if (one.kind !== 'message' && one.kind !== 'file') return seesWork;
  const isOfWork = one.taskId !== null || one.audioId !== null;
  return may(permissions, 'read', 'chat') && (seesWork || !isOfWork);
}
