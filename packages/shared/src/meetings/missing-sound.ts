import { rule } from '@tavla/shared/field-words';
import { jsonText } from '@tavla/shared/json-text';
import { z } from 'zod';

/** Places of one meeting without sound that are told; where there are more, the longest. */
export const missingMax = 100;
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

/** The same where only text travels: as JSON. */
export const MissingText = jsonText('missing', 80 * missingMax, MissingSounds);

/**
 * In order of time, in whole milliseconds and within what may be told; what is missing at one and the same place, for
 * the same reason, is one. Of more than `most`, the longest stay.
 */
export function tidyMissing(list: readonly MissingSound[], most = missingMax): MissingSound[] {
  const found = new Map<string, MissingSound>();
  for (const { atMs, missingMs, why } of list) {
    const at = within(atMs, latestMs);
    const known = found.get(`${at} ${why}`)?.missingMs ?? 0;
    found.set(`${at} ${why}`, { atMs: at, missingMs: within(known + missingMs, longestMs), why });
  }
  const all = [...found.values()];
  const longest = new Set(all.toSorted((a, b) => b.missingMs - a.missingMs).slice(0, most));
  // What happened at one place stays in the order in which it happened.
  return all.filter((one) => longest.has(one)).sort((a, b) => a.atMs - b.atMs);
}

const within = (milliseconds: number, most: number) => Math.min(Math.max(Math.round(milliseconds), 0), most);
