import { expect, test } from 'vitest';
import { trustIn } from '../../../api/src/adapters/language/local/requests/likely/trust';
import { learnTrust } from './learn-trust';

test('a guess is trusted as often as guesses like it were right', () => {
  // Of ten with the sign nine are right, of ten without it two.
  const examples = Array.from({ length: 400 }, (_, at) => ({
    features: [1, at % 2],
    isRight: at % 2 === 1 ? at % 20 !== 1 : at % 20 < 4,
  }));
  const weights = learnTrust(examples);
  expect(trustIn([1, 1], weights)).toBeCloseTo(0.9, 1);
  expect(trustIn([1, 0], weights)).toBeCloseTo(0.2, 1);
  expect(learnTrust(examples)).toEqual(weights);
});
