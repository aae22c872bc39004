import type { Words } from '@tavla/shared/words';
import { isUniqueViolation } from '@/db/violation';
import { taken } from './errors';

/**
 * Runs work that writes a value which must be unique, and turns the database's refusal into words on the
 * field: the only check that also holds when two write at once.
 * @throws HttpError 409
 */
export async function takenOr<T>(path: string, words: Words, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw taken(path, words);
    throw error;
  }
}
