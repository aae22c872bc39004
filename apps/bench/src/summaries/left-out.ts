import { pickWhole } from '../../../api/src/adapters/language/local/summary/pick-sentences';
import { worthOfTalk } from '../../../api/src/adapters/language/local/summary/worth-of-talk';
import { learnWeights } from './learn-weights';
import type { Learner } from './learner';
import { rouge } from './rouge';

const budget = 110;
const kinds = {
  design: /^(?:ES|IS|TS)/,
  research: /^B/,
  committee: /^(?:covid|education)/,
};

/** How summaries of one kind of meeting are when they are learnt from the others alone: a line for each kind. */
export function leaveKindsOut(talks: readonly Learner[]): string[] {
  return Object.entries(kinds).map(([kind, names]) => {
    const own = talks.filter(({ name }) => names.test(name));
    const weights = learnWeights(talks.filter(({ name }) => !names.test(name)));
    const scores = own.map(({ said, isPlain, spoken, gold }) => {
      const worth = worthOfTalk(said, isPlain, 'en', weights);
      const words = pickWhole(said, worth, spoken, new Set(), budget).flatMap((one) => one.words);
      return rouge(words.slice(0, budget), gold);
    });
    const mean = (of: 'one' | 'two' | 'long') =>
      ((100 * scores.reduce((sum, score) => sum + score[of], 0)) / scores.length).toFixed(1);
    return `| ${kind} | ${own.length} | ${mean('one')} | ${mean('two')} | ${mean('long')} |`;
  });
}
