import { writeFileSync } from 'node:fs';
import { isLikely } from '../../../api/src/adapters/language/local/requests/likely/read-likely';
import { type TrustWeights, trustIn } from '../../../api/src/adapters/language/local/requests/likely/trust';
import { storeCompressed } from '../training/store-model';
import { exampleOf } from './examples';
import { guessOf, type JudgedGuess, learnFrom, learnWishes } from './learn';
import { learnTrust } from './learn-trust';
import { readQuestions } from './questions/read-asks';
import { readLists } from './read-lists';
import { signExamplesOf } from './sign-examples';

/**
 * Learns what messages to the assistant want: `npx tsx --tsconfig apps/bench/tsconfig.json
 * apps/bench/src/phrasings/train.ts`. Prints what it makes of each company's messages when those are left out; writes
 * the same file each time.
 */
const file = new URL(
  '../../../api/src/adapters/language/local/requests/likely/weights.json',
  import.meta.url,
);

const examples = readLists().map(exampleOf);
const wishes = examples.filter(({ asked }) => asked.kind === 'change');
const whole = wishes.filter(({ isWhole }) => isWhole);
console.log(
  `${examples.length} messages, ${wishes.length} wishes, ${whole.length} of them can be said whole`,
);
const taught = [...examples.flatMap(learnFrom), ...readQuestions().flatMap(signExamplesOf)];
const companies = [...new Set(examples.map(({ asked }) => asked.company))];
const guesses = companies.flatMap((company) => {
  const weights = learnWishes(taught.filter((one) => one.company !== company));
  return examples.filter(({ asked }) => asked.company === company).map((one) => guessOf(weights, one));
});
const commands = guesses.filter(({ reading }) => Array.isArray(reading));
const trustOf = new Map(
  companies.map((company) => [
    company,
    learnTrust(commands.filter(({ example }) => example.asked.company !== company)),
  ]),
);
const trustFor = ({ example }: JudgedGuess): TrustWeights => trustOf.get(example.asked.company) ?? [];

for (const limit of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
  const offered = guesses.filter(
    (guess) => guess.reading && isLikely(guess, trustFor(guess), messageOf(guess), limit),
  );
  const right = offered.filter(({ isRight }) => isRight).length;
  const unwished = offered.filter(
    ({ example: { asked }, isRight }) => !isRight && !isWish(asked.kind),
  ).length;
  console.log(
    `trust from ${limit}: ${offered.length} offered, ${right} right (${((100 * right) / offered.length).toFixed(0)} %), ${unwished} where nothing was wished; ${((100 * right) / wishes.length).toFixed(0)} % of all wishes`,
  );
}
tellCalibration(commands);
const stored = { ...storeCompressed(learnWishes(taught)), trust: learnTrust(commands) };
writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`);

function messageOf({ example }: JudgedGuess): string {
  return example.asked.context.message;
}

function isWish(kind: string): boolean {
  return kind === 'change' || kind === 'clarify';
}

/** How often what is trusted so far is right. */
function tellCalibration(all: readonly JudgedGuess[]): void {
  for (const from of [0, 0.2, 0.4, 0.6, 0.8]) {
    const some = all.filter((guess) => {
      const trust = trustIn(guess.features, trustFor(guess));
      return trust >= from && trust < from + 0.2;
    });
    const share = some.filter(({ isRight }) => isRight).length / some.length;
    console.log(
      `trust ${from} to ${(from + 0.2).toFixed(1)}: ${some.length}, of which ${share.toFixed(2)} right`,
    );
  }
}
