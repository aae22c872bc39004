import { readFileSync, writeFileSync } from 'node:fs';
import { featuresHash } from '../../../api/src/adapters/language/local/learned/features-hash.test-kit';
import type { StoredModel } from '../../../api/src/adapters/language/local/learned/linear-model';
import { differencesOf } from './compare-models';
import { findUnseen, learnFolds } from './cross-validate';
import { bothWays } from './examples';
import { type LabelKind, learnedFrom, type Talk, trainingTalk } from './read-talk';
import { curveOf } from './score-talk';
import { asFormatted, storeModel } from './store-model';
import { trainLinear } from './train-linear';

/**
 * Learns the weights of the local engine: `npx tsx --tsconfig apps/bench/tsconfig.json
 * apps/bench/src/training/train.ts`. Needs the shared meetings; writes the same files each time. With `check` behind it
 * nothing is written: it says in what the kept weights differ from those, and fails where they do.
 */
const file = (name: string) =>
  new URL(`../../../api/src/adapters/language/local/learned/${name}`, import.meta.url);

const talks = trainingTalk();
if (talks.length === 0) console.log('The shared meetings are not here: nothing to learn from.');
else {
  const learned = { items: learn(talks, 'actionItems'), decisions: learn(talks, 'decisions') };
  if (process.argv[2] === 'check') check(learned);
  else {
    writeFileSync(file('weights.json'), asFormatted(learned));
    writeFileSync(file('figures.json'), asFormatted({ features: featuresHash() }));
  }
}

function learn(talks: readonly Talk[], kind: LabelKind): StoredModel {
  const meetings = learnedFrom(talks, kind);
  const examples = bothWays(meetings, kind);
  const findings = findUnseen(examples, learnFolds(examples.named));
  const { best, average } = curveOf(findings.named);
  console.log(
    `${kind}: ${meetings.length} meetings, cross-validated average precision ${average.toFixed(3)}, best F1 ${best.f1.toFixed(3)} (P ${best.precision.toFixed(2)}, R ${best.recall.toFixed(2)})`,
  );
  return storeModel(trainLinear(examples.named), findings, kind);
}

function check(learned: Record<'items' | 'decisions', StoredModel>): void {
  const kept: typeof learned = JSON.parse(readFileSync(file('weights.json'), 'utf8'));
  for (const part of ['items', 'decisions'] as const) {
    const differences = differencesOf(kept[part], learned[part]);
    console.log(`${part}: ${differences.join(', ') || 'the kept weights, to the last place'}`);
    if (differences.length > 0) process.exitCode = 1;
  }
}
