import type { Audio } from '@tavla/shared/contracts/audios';

/** Whether something is still to be done with a meeting. */
export function isInWork({ status }: { status: string }): boolean {
  return status !== 'done' && status !== 'failed';
}

/** Whether it failed because somebody wanted so. */
export function isCancelled({ cause }: Pick<Audio, 'cause'>): boolean {
  return cause?.reason === 'meeting-cancelled';
}
