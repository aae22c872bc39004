import type { Kept } from '@/lib/kept';

/** How the names of the queues begin that a person's tabs keep, one each. */
export const writesName = 'writes.';

/** How many changes of a person are kept because they are not saved yet, of all tabs. */
export function waitingWrites(kept: Kept): number {
  const queues = kept.names(writesName).map((name) => kept.read(name));
  return queues.reduce<number>((sum, queue) => sum + (Array.isArray(queue) ? queue.length : 0), 0);
}
