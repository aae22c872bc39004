import type { LinearWeights } from '../../../api/src/adapters/language/local/learned/linear-model';
import { type Guess, guessFrom } from '../../../api/src/adapters/language/local/requests/likely/read-likely';
import { quantised } from '../training/store-model';
import { trainLinear } from '../training/train-linear';
import { toldAs, type WishExample } from './examples';

/** Chosen over folds of the companies: few messages want strong reins. */
const options = { epochs: 30, averaged: 10, rate: 0.3, decay: 1e-3, seed: 1 };

/** Weights of all deeds in one table: each has its own features. What cannot be said whole teaches only what it holds. */
export function learnWishes(examples: readonly WishExample[]): LinearWeights {
  const plain = examples.filter(({ asked }) => asked.kind !== 'clarify');
  return quantised(
    trainLinear(
      plain.map(({ rows, meant, isWhole, candidates }) => ({
        rows,
        targets: Int8Array.from(meant, (is, at) =>
          is ? 1 : isWhole || candidates[at]?.deed === 'wish' ? 0 : -1,
        ),
      })),
      options,
    ),
  );
}

/** What weights make of a message. */
export interface JudgedGuess extends Guess {
  example: WishExample;
  isRight: boolean;
}

export function guessOf(weights: LinearWeights, example: WishExample): JudgedGuess {
  const guess = guessFrom(example.marked, weights);
  const asksBack = guess.reading !== null && !Array.isArray(guess.reading);
  const isRight =
    (asksBack && example.asked.kind === 'clarify') ||
    (example.wanted !== '' && toldAs(guess.reading) === example.wanted);
  return { ...guess, example, isRight };
}
