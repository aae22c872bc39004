import { writeFileSync } from 'node:fs';
import type { StoredModel } from '../../../api/src/adapters/language/local/learned/linear-model';
import { isotonic } from './calibrate';
import { crossValidate } from './cross-validate';
import { makeExample } from './examples';
import { type LabelKind, type Talk, trainingTalk } from './read-talk';
import { curveOf, findingsOf, together } from './score-talk';
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

function learn(meetings: readonly Talk[], kind: LabelKind): StoredModel {
  const examples = meetings.map((talk) => makeExample(talk, kind));
  const unseen = crossValidate(examples);
  const findings = together(examples.map((example, at) => findingsOf(example, unseen[at] ?? [])));
  const { best, average } = curveOf(findings);
  console.log(
    `${kind}: ${meetings.length} meetings, cross-validated average precision ${average.toFixed(3)}, best F1 ${best.f1.toFixed(3)} (P ${best.precision.toFixed(2)}, R ${best.recall.toFixed(2)})`,
  );
  const calibration = isotonic(findings.list.filter(({ score }) => Number.isFinite(score)));
  return {
    ...store(trainLinear(examples)),
    calibration: calibration.map(([score, share]) => [Number(score.toFixed(3)), Number(share.toFixed(4))]),
  };
}

/** Whole numbers from -127 to 127 and what one is worth. */
function store(weights: Float64Array): Omit<StoredModel, 'calibration'> {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const table = Int8Array.from(weights, (weight) => Math.round(weight / step));
  return { table: Buffer.from(table.buffer).toString('base64'), step: Number(step.toPrecision(6)) };
}
