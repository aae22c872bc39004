import type { Sentence } from '../sentences';
import { decides, noDecision } from './decision-words';

/**
 * What a sentence of a formal sitting settles by being said. No kind of meeting has to be learned for it: a chair says
 * it in the same words everywhere.
 */
const formal =
  /\b(?:motions?|amendments?|bills?|clauses?|resolutions?|minutes)\b.{0,60}\b(?:agreed|carried|lost|adopted|rejected|passed|approved|defeated|withdrawn)\b|\b(?:stands?|is|are) (?:now |hereby |therefore )?adjourned\b|\bresolves? to (?:meet|exclude|sit|go)\b|\b(?:happy|content|agreed) to note\b|\bpapers? to note\b|\bnote (?:all )?(?:them|these|those)\b.{0,20}\b(?:as|in) a block\b/;

/** What such words add to a score, as log-odds: chosen over folds of the meetings that the score is learned from. */
const worth = { formal: 5, ruled: 1 };

/** For each sentence what its words say outright of a decision, beside what was learned; 0 where they say nothing. */
export function decisionCues(sentences: readonly Sentence[]): Float64Array {
  return Float64Array.from(sentences, ({ folded }) => {
    if (formal.test(folded)) return worth.formal;
    return !noDecision.test(folded) && decides.some((pattern) => pattern.test(folded)) ? worth.ruled : 0;
  });
}
