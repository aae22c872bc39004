import { z } from 'zod';
import type { Kept } from '@/lib/kept';

const name = 'told-entries';
const Ids = z.array(z.string());

/** The entries of the inbox that this browser has told its person about, by id. */
export function readTold(kept: Kept): ReadonlySet<string> {
  return new Set(Ids.safeParse(kept.read(name)).data ?? []);
}

/** Remembers that these, which are unread, are told; what is read needs no remembering. */
export function keepTold(kept: Kept, unread: readonly { id: string }[]): void {
  const before = readTold(kept);
  if (before.size === unread.length && unread.every(({ id }) => before.has(id))) return;
  if (unread.length > 0)
    kept.write(
      name,
      unread.map(({ id }) => id),
    );
  else kept.remove(name);
}
