import type { Example } from './examples';
import { scoreOf, trainLinear } from './train-linear';

/** Scores of each meeting's sentences by weights that were learned without it. */
export function crossValidate(examples: readonly Example[], folds = 5): Float64Array[] {
  const ordered = [...examples].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const foldOf = new Map(ordered.map((example, at) => [example, at % folds]));
  const weights = Array.from({ length: folds }, (_, fold) =>
    trainLinear(examples.filter((example) => foldOf.get(example) !== fold)),
  );
  return examples.map((example) => {
    const own = weights[foldOf.get(example) ?? 0] ?? new Float64Array();
    return Float64Array.from(example.rows, (row) => scoreOf(own, row));
  });
}

/** Kinds of meeting are spread evenly over the folds. */
function keyOf({ talk }: Example): string {
  return `${talk.corpus} ${talk.meeting.split('').reverse().join('')}`;
}
