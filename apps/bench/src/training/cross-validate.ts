import { withCompany } from '../../../api/src/adapters/language/local/learned/with-company';
import type { Example } from './examples';
import { findingsOf, together } from './score-talk';
import type { UnseenFindings } from './store-model';
import { scoreOf, trainLinear } from './train-linear';

/** Meetings apart by fold, and the weights that each fold was learned without. */
export interface Folds {
  foldOf: ReadonlyMap<Example, number>;
  weights: readonly Float64Array[];
}

export function learnFolds(examples: readonly Example[], folds = 5): Folds {
  const ordered = [...examples].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const foldOf = new Map(ordered.map((example, at) => [example, at % folds]));
  const weights = Array.from({ length: folds }, (_, fold) =>
    trainLinear(examples.filter((example) => foldOf.get(example) !== fold)),
  );
  return { foldOf, weights };
}

/**
 * What is found in each meeting by weights that were learned without it, read with its speakers and without.
 * @param counts which of the meetings
 */
export function findUnseen(
  { named, unnamed }: BothWays,
  folds: Folds,
  counts: (at: number) => boolean = () => true,
): UnseenFindings {
  const found = (read: readonly Example[]) =>
    together(
      read.flatMap((example, at) => {
        const weights = folds.weights[folds.foldOf.get(named[at] ?? example) ?? 0];
        return weights && counts(at) ? [findingsOf(example, scoresOf(weights, example))] : [];
      }),
    );
  return { named: found(named), unnamed: found(unnamed) };
}

/** The same meetings with and without their speakers. */
export interface BothWays {
  named: readonly Example[];
  unnamed: readonly Example[];
}

/** Scores of each meeting's sentences by weights that were learned without it. */
export function crossValidate(examples: readonly Example[], { foldOf, weights } = learnFolds(examples)) {
  return examples.map((example) =>
    scoresOf(weights[foldOf.get(example) ?? 0] ?? new Float64Array(), example),
  );
}

/** The scores of a meeting's sentences, as the engine reckons them. */
export function scoresOf(weights: Float64Array, { rows, segments, cues }: Example): Float64Array {
  return withCompany(
    rows.map((row) => scoreOf(weights, row)),
    segments,
    cues,
  );
}

/** Kinds of meeting are spread evenly over the folds. */
function keyOf({ talk }: Example): string {
  return `${talk.corpus} ${talk.meeting.split('').reverse().join('')}`;
}
