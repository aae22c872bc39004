import { rule } from '@tavla/shared/field-words';
import { z } from 'zod';

/** Places of one meeting without sound that are told; where there are more, neighbours are told as one. */
export const missingMax = 500;
/** No meeting lasts longer: a later place is a mistake. */
const latestMs = 24 * 3_600_000;
/** A recording that is gone on with later than that is told so. */
const longestMs = 31 * 24 * 3_600_000;

/**
 * Where a recording has no sound, as whoever recorded it noted: somebody paused, the machine slept, the microphone was
 * taken by a call or unplugged, or the browser was closed and the recording gone on with later.
 */
export const MissingSound = z.object({
  /** Milliseconds of sound before it: the place where it stands in the recording, which has no silence for it. */
  atMs: z.number().int().min(0).max(latestMs),
  /** How many milliseconds nothing was recorded, as far as is known. */
  missingMs: z.number().int().min(0).max(longestMs),
  why: z.enum(['paused', 'slept', 'microphone', 'closed']),
});
export type MissingSound = z.infer<typeof MissingSound>;

export const MissingSounds = z
  .array(MissingSound)
  .max(missingMax, rule('too-many-entries', { field: 'missing', count: missingMax }))
  .transform((list) => tidyMissing(list));

/**
 * In order of time, in whole milliseconds and within what may be told; what is missing at one and the same place, for
 * the same reason, is one. Where there are more than `most`, those that are closest to each other are one: no time is lost.
 */
export function tidyMissing(list: readonly MissingSound[], most = missingMax): MissingSound[] {
  const found = new Map<string, MissingSound>();
  for (const { atMs, missingMs, why } of list) {
    const at = within(atMs, latestMs);
    const known = found.get(`${at} ${why}`)?.missingMs ?? 0;
    found.set(`${at} ${why}`, { atMs: at, missingMs: within(known + missingMs, longestMs), why });
  }
  // What happened at one place stays in the order in which it happened.
  const all = [...found.values()].sort((a, b) => a.atMs - b.atMs);
  while (all.length > most) joinClosest(all);
  return all;
}

/** Two neighbours become one at the place of the first, for the reason of the longer. */
function joinClosest(all: MissingSound[]): void {
  const distance = (at: number) => (all[at + 1]?.atMs ?? Number.POSITIVE_INFINITY) - (all[at]?.atMs ?? 0);
  let closest = 0;
  for (let at = 1; at < all.length; at++) if (distance(at) < distance(closest)) closest = at;
  const [one, next] = all.slice(closest, closest + 2);
  if (!one || !next) return;
  const { why } = next.missingMs > one.missingMs ? next : one;
  const missingMs = within(one.missingMs + next.missingMs, longestMs);
  all.splice(closest, 2, { atMs: one.atMs, missingMs, why });
}

const within = (milliseconds: number, most: number) => Math.min(Math.max(Math.round(milliseconds), 0), most);
