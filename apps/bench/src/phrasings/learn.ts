import { choose } from '../../../api/src/adapters/language/local/requests/likely/choose';
import { likelyWish } from '../../../api/src/adapters/language/local/requests/likely/likely-wish';
import { trustIn } from '../../../api/src/adapters/language/local/requests/likely/trust';
import { type WishWeights, weigh } from '../../../api/src/adapters/language/local/requests/likely/weigh';
import { quantised } from '../training/store-model';
import { trainLinear } from '../training/train-linear';
import { toldAs, type WishExample } from './examples';

/** Chosen over folds of the companies: few messages want strong reins. */
const options = { epochs: 30, averaged: 10, rate: 0.3, decay: 1e-3, seed: 1 };

/** Weights of all deeds in one table: each has its own features. What cannot be said whole teaches only what it holds. */
export function learnWishes(examples: readonly WishExample[]): WishWeights {
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
export interface Guess {
  example: WishExample;
  wish: number;
  trust: number;
  /** What is read, as text to compare; '' for nothing. */
  said: string;
  isRight: boolean;
}

export function guessOf(weights: WishWeights, example: WishExample): Guess {
  const weighed = weigh(example.marked, weights);
  const wish = weighed.find(({ deed }) => deed === 'wish')?.chance ?? 0;
  const chosen = choose(weighed);
  const reading = likelyWish(example.marked, chosen);
  const said = reading === null ? '' : toldAs(reading);
  const asksBack = reading !== null && !Array.isArray(reading);
  const isRight =
    (asksBack && example.asked.kind === 'clarify') || (example.wanted !== '' && said === example.wanted);
  return { example, wish, trust: trustIn(example.marked, weighed, chosen), said, isRight };
}
