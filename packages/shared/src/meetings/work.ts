import type { Audio } from '@tavla/shared/contracts/audios';

/** The states of a meeting with which nothing is to be done any more. */
export const endedStatuses = ['done', 'failed'] as const;

/** Whether something is still to be done with a meeting. */
export function isInWork({ status }: { status: string }): boolean {
  return !(endedStatuses as readonly string[]).includes(status);
}

/** Whether it failed because somebody wanted so. */
export function isCancelled({ cause }: Pick<Audio, 'cause'>): boolean {
  return cause?.reason === 'meeting-cancelled';
}
