import type { TrustWeights } from '../../../api/src/adapters/language/local/requests/likely/trust';
import { sigmoid } from '../../../api/src/adapters/language/local/sigmoid';

/** What a guess went by, and whether it was right. */
export interface TrustExample {
  features: readonly number[];
  isRight: boolean;
}

const rounds = 30;
/** Pulls each weight but the first towards nothing. */
const ridge = 1;

/**
 * Logistic regression by Newton's method: weights by which guesses about messages that were not learned from are right
 * as often as is said. The same guesses give the same weights.
 */
export function learnTrust(examples: readonly TrustExample[]): TrustWeights {
  const size = examples[0]?.features.length ?? 0;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : ridge * weight));
    const bend: number[][] = weights.map((_, at) =>
      weights.map((_, other) => (at === other && at > 0 ? ridge : 0)),
    );
    for (const { features, isRight } of examples) {
      const chance = sigmoid(features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));
      features.forEach((value, at) => {
        slope[at] = (slope[at] ?? 0) + value * (chance - Number(isRight));
        const row = bend[at] ?? [];
        features.forEach((other, place) => {
          row[place] = (row[place] ?? 0) + value * other * chance * (1 - chance);
        });
      });
    }
    const step = solved(bend, slope);
    weights = weights.map((weight, at) => weight - (step[at] ?? 0));
  }
  return weights.map((weight) => Number(weight.toFixed(3)));
}

/** The solution of a system of equations with a positive definite matrix, by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  rows.forEach((pivot, at) => {
    const scale = pivot[at] ?? 1;
    pivot.forEach((value, place) => {
      pivot[place] = value / scale;
    });
    rows.forEach((row, other) => {
      const factor = row[at] ?? 0;
      if (other === at || factor === 0) return;
      row.forEach((value, place) => {
        row[place] = value - factor * (pivot[place] ?? 0);
      });
    });
  });
  return rows.map((row) => row.at(-1) ?? 0);
}
