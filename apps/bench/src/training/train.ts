import { writeFileSync } from 'node:fs';
import type { StoredModel } from '../../../api/src/adapters/language/local/learned/linear-model';
import { findUnseen, learnFolds } from './cross-validate';
import { bothWays } from './examples';
import { type LabelKind, learnedFrom, type Talk, trainingTalk } from './read-talk';
import { curveOf } from './score-talk';
import { storeModel } from './store-model';
import { trainLinear } from './train-linear';

/**
 * Learns the weights of the local engine: `npx tsx --tsconfig apps/bench/tsconfig.json
 * apps/bench/src/training/train.ts`. Needs the shared meetings; writes the same file each time.
 */
const file = new URL('../../../api/src/adapters/language/local/learned/weights.json', import.meta.url);

const talks = trainingTalk();
if (talks.length === 0) console.log('The shared meetings are not here: nothing to learn from.');
else {
  const stored = { items: learn(talks, 'actionItems'), decisions: learn(talks, 'decisions') };
  writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`);
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
