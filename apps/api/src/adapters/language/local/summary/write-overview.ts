import { pickWhole } from './pick-sentences';
import type { Said } from './read-talk';
import type { WordLists } from './word-lists';
import type { Worth } from './worth-of-talk';

/** As many words as people write of a meeting of an hour. */
const mostWords = 110;
const fewestWords = 40;
/**
 * The sentences that tell a meeting, in its order: about a fifth of a short one, 110 words of a long one.
 * `skipped` are places of sentences that stand elsewhere (action items).
 */
export function writeOverview(
  said: readonly Said[],
  worth: Worth,
  spoken: WordLists,
  skipped: ReadonlySet<number>,
): Said[] {
  const all = said.reduce((sum, { words }) => sum + words.length, 0);
  const budget = Math.min(mostWords, Math.max(fewestWords, Math.round(all / 5)));
  return pickWhole(said, worth, spoken, skipped, budget);
}
