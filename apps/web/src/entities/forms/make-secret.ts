import { isUnreachable } from '@/api/error-text';
import { Refused } from './refusal';

/**
 * Makes something whose secret is shown once. Where no answer came it may have been made all the same: then the list is
 * loaded again, and the form says to look there.
 * @throws Refused in the words of `mayBeThere` where nobody knows, and what `make` throws
 */
export async function makeSecret<T>(
  make: () => Promise<T>,
  { reload, mayBeThere }: { reload: () => unknown; mayBeThere: string },
): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    void reload();
    throw new Refused(mayBeThere);
  }
}
