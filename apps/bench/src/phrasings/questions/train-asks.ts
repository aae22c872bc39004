import { writeFileSync } from 'node:fs';
import type { LinearWeights } from '../../../../api/src/adapters/language/local/learned/linear-model';
import { wishBits } from '../../../../api/src/adapters/language/local/requests/likely/candidate-rows';
import {
  type AskGuess,
  askGuessFrom,
  isLikelyAsked,
} from '../../../../api/src/adapters/language/local/requests/likely-questions/read-likely-question';
import { quantised, storeCompressed } from '../../training/store-model';
import { trainLinear } from '../../training/train-linear';
import { learnTrust } from '../learn-trust';
import { type AskExample, askExampleOf, askedAs } from './ask-examples';
import { readQuestions } from './read-asks';

/**
 * Learns what messages to the assistant ask of the board: `npx tsx --tsconfig apps/bench/tsconfig.json
 * apps/bench/src/phrasings/questions/train-asks.ts`. Prints what it makes of each company's messages when those are left
 * out; writes the same file each time.
 */
const file = new URL(
  '../../../../api/src/adapters/language/local/requests/likely-questions/weights.json',
  import.meta.url,
);
const options = { epochs: 30, averaged: 10, rate: 0.3, decay: 3e-4, seed: 1, bits: wishBits };

interface Judged extends AskGuess {
  example: AskExample;
  isRight: boolean;
}

const examples = readQuestions().map(askExampleOf);
const asking = examples.filter(({ question }) => question.asks.length > 0);
const whole = asking.filter(({ wanted }) => wanted !== '');
console.log(`${examples.length} messages, ${asking.length} ask of the board, ${whole.length} can be said`);

const learn = (some: readonly AskExample[]): LinearWeights => quantised(trainLinear(some, options));
const guessOf = (weights: LinearWeights, example: AskExample): Judged => {
  const guess = askGuessFrom(example.marked, weights);
  return {
    ...guess,
    example,
    isRight: example.wanted !== '' && askedAs(guess.questions) === example.wanted,
  };
};
const companyOf = ({ question }: AskExample) => question.asked.company;
const companies = [...new Set(examples.map(companyOf))];
const guesses = companies.flatMap((company) => {
  const weights = learn(examples.filter((one) => companyOf(one) !== company));
  return examples.filter((one) => companyOf(one) === company).map((one) => guessOf(weights, one));
});
const read = guesses.filter(({ questions }) => questions !== null);
const trustOf = new Map(
  companies.map((company) => [
    company,
    learnTrust(read.filter(({ example }) => companyOf(example) !== company)),
  ]),
);
for (const limit of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
  const answered = read.filter((guess) =>
    isLikelyAsked(guess, trustOf.get(companyOf(guess.example)) ?? [], limit),
  );
  const right = answered.filter(({ isRight }) => isRight).length;
  const other = answered.filter(({ example }) => example.question.asks.length === 0).length;
  console.log(
    `trust from ${limit}: ${answered.length} answered, ${right} right (${((100 * right) / answered.length).toFixed(0)} %), ${other} where nothing of the board was asked; ${((100 * right) / asking.length).toFixed(0)} % of all that ask of it`,
  );
}

const stored = { ...storeCompressed(learn(examples)), trust: learnTrust(read) };
writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`);
