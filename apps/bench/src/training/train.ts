import { readFileSync, writeFileSync } from 'node:fs';
import { featuresHash } from '../../../api/src/adapters/language/local/learned/features-hash.test-kit';
import type { StoredModel } from '../../../api/src/adapters/language/local/learned/linear-model';
import { devFigures } from '../analysis/dev-figures';
import { hundredths } from '../analysis/tell-score';
import { differencesOf } from './compare-models';
import { findUnseen, learnFolds } from './cross-validate';
import { bothWays } from './examples';
import type { Figures, LearnedFigures } from './figures';
import { type LabelKind, learnedFrom, type Talk, trainingTalk } from './read-talk';
import { curveOf } from './score-talk';
import { asFormatted, storeModel } from './store-model';
import { trainLinear } from './train-linear';

/**
 * Learns the weights of the local engine: `npx tsx --tsconfig apps/bench/tsconfig.json
 * apps/bench/src/training/train.ts`. Needs the shared meetings; writes the same weights each time. With `check` behind it
 * nothing is written: it says in what the kept weights differ from those, and fails where they do. How good they are
 * stands beside them: `train.ts dev`, which learns nothing, writes what the whole engine finds with the weights there are.
 */
const file = (name: string) =>
  new URL(`../../../api/src/adapters/language/local/learned/${name}`, import.meta.url);
const kept = <Kind>(name: string): Kind => JSON.parse(readFileSync(file(name), 'utf8'));
const keep = (name: string, content: unknown) => writeFileSync(file(name), asFormatted(content));
type Models = Record<'items' | 'decisions', StoredModel>;

const [what] = process.argv.slice(2);
const talks = trainingTalk();
if (talks.length === 0) console.log('The shared meetings are not here: nothing to learn from.');
else if (what === 'dev') keep('figures.json', { ...kept<Figures>('figures.json'), dev: devFigures() });
else {
  const items = learn(talks, 'actionItems');
  const decisions = learn(talks, 'decisions');
  const models: Models = { items: items.model, decisions: decisions.model };
  const isKept = compare(models);
  if (what === 'check') process.exitCode = isKept ? 0 : 1;
  else {
    keep('weights.json', models);
    const figures: Omit<Figures, 'dev'> = {
      features: featuresHash(),
      learned: isKept ? kept<Figures>('figures.json').learned : new Date().toISOString().slice(0, 10),
      items: items.figures,
      decisions: decisions.figures,
    };
    keep('figures.json', { ...kept<Figures>('figures.json'), ...figures });
    console.log('Run it again with `dev` for what the whole engine finds with them.');
  }
}

function learn(all: readonly Talk[], kind: LabelKind): { model: StoredModel; figures: LearnedFigures } {
  const meetings = learnedFrom(all, kind);
  const examples = bothWays(meetings, kind);
  const findings = findUnseen(examples, learnFolds(examples.named));
  const { best, average } = curveOf(findings.named);
  const figures = {
    meetings: meetings.length,
    labels: meetings.flatMap((talk) => talk[kind]).length,
    averagePrecision: Number(average.toFixed(3)),
    precision: hundredths(best.precision),
    recall: hundredths(best.recall),
    f1: hundredths(best.f1),
  };
  console.log(kind, figures);
  return { model: storeModel(trainLinear(examples.named), findings, kind), figures };
}

/** Says in what the kept weights differ; whether they do not. */
function compare(models: Models): boolean {
  const before = kept<Models>('weights.json');
  const differences = (['items', 'decisions'] as const).map((part) => {
    const found = differencesOf(before[part], models[part]);
    console.log(`${part}: ${found.join(', ') || 'the kept weights, to the last place'}`);
    return found;
  });
  return differences.flat().length === 0;
}
