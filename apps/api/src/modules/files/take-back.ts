import type { Blobs } from '@/adapters/blobs/blobs';
import { isDatabaseDown, isReadOnly } from '@/db/database-down';

/**
 * Deletes files whose rows could not be saved. When the database went away nobody knows: a commit may have been made
 * although its answer was lost, and whoever sends the same again is told that it is there. Then the files stay; one
 * that no row names costs its room and nothing else. Never rejects.
 */
export async function takeBack(blobs: Blobs, keys: string[], fault: unknown): Promise<void> {
  if (isDatabaseDown(fault) && !isReadOnly(fault)) return;
  await Promise.allSettled(keys.map((key) => blobs.delete(key)));
}
