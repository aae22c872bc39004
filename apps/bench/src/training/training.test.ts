import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasSharedData } from '../../../api/src/test/shared-data';
import { isotonic } from './calibrate';
import { differencesOf } from './compare-models';
import { type Example, makeExample } from './examples';
import { devTalk, type Talk, trainingTalk } from './read-talk';
import { curveOf, findingsOf, judge, qualityOf } from './score-talk';
import { asFormatted, storeModel, type UnseenFindings } from './store-model';
import { trainLinear } from './train-linear';

const label = (turn: number, quote: string, rest = {}) => ({
  turn,
  quote,
  also: [],
  owner: null,
  agreed: true,
  ...rest,
});
const talk: Talk = {
  meeting: 'made up',
  corpus: 'none',
  turns: [
    { speaker: 'A', text: "The bridge is old. I'll call the mayor tomorrow. It rains." },
    { speaker: 'B', text: 'Good.' },
    { speaker: 'A', text: "I'll call her, yes." },
    { speaker: 'B', text: "I'll paint it." },
  ],
  actionItems: [label(0, 'call the mayor', { also: [2] }), label(3, 'paint it', { agreed: false })],
  decisions: [],
};
const example = makeExample(talk, 'actionItems');
const unseen = (score: number): UnseenFindings => {
  const list = [{ score, right: true, labels: [], meeting: 'made up' }];
  return { named: { list, wanted: 1 }, unnamed: { list, wanted: 1 } };
};

test('the sentence of the quote is the one to find; what stands in a labelled turn beside it is left out', () => {
  expect([...example.targets]).toEqual([-1, 1, -1, 0, -1, 1]);
});

test('a finding counts once for its turn, right for its label, and not at all where readers differ', () => {
  const { list, wanted } = findingsOf(example, [0, 3, 1, 2, 1, 9]);
  expect(wanted).toBe(1);
  expect(list.map(({ score, right }) => [score, right])).toEqual([
    [3, true],
    [2, false],
    [1, true],
  ]);
  const { precision, recall } = qualityOf(judge(example, [{ turn: 1, score: 1 }]));
  expect([precision, recall]).toEqual([0, 0]);
  expect(curveOf({ list, wanted }).best).toMatchObject({ found: 1, precision: 1, recall: 1 });
});

test('the same meetings give the same weights, and other seeds others', () => {
  const examples: Example[] = [
    example,
    { ...example, targets: example.targets.map((target) => target && 1) },
  ];
  const options = { epochs: 2, averaged: 1, rate: 0.2, decay: 1e-5, seed: 1 };
  // Compared as bytes: there are a quarter of a million of them.
  const learn = (seed: number) => Buffer.from(trainLinear(examples, { ...options, seed }).buffer);
  const weights = learn(1);
  expect(learn(1).equals(weights)).toBe(true);
  expect(learn(2).equals(weights)).toBe(false);
});

test('what is kept and what is learned differ in places and points that are told', () => {
  const kept = storeModel(Float64Array.of(0.5, -1, 0.25, 0), unseen(4), 'decisions');
  expect(differencesOf(kept, storeModel(Float64Array.of(0.5, -1, 0.25, 0), unseen(4), 'decisions'))).toEqual(
    [],
  );
  expect(
    differencesOf(kept, storeModel(Float64Array.of(0.5, -1, 0.75, 0.1), unseen(9), 'decisions')),
  ).toEqual(['2 of 4 places', 'calibration', 'unnamed']);
});

test('the kept weights stand in their file as the training writes them', () => {
  const kept = readFileSync(
    new URL('../../../api/src/adapters/language/local/learned/weights.json', import.meta.url),
    'utf8',
  );
  expect(asFormatted(JSON.parse(kept)) === kept).toBe(true);
});

test('a calibration never falls, and says how many were right', () => {
  const scored = Array.from({ length: 400 }, (_, at) => ({ score: at / 100, right: at % 4 < at / 100 }));
  const shares = isotonic(scored).map(([, share]) => share);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(2);
  expect(isotonic(scored, 400)).toEqual([[expect.closeTo(1.995), 0.6225]]);
});

describe.skipIf(!hasSharedData)('real talk', () => {
  test('no meeting to choose by is among those to learn from', () => {
    const known = trainingTalk();
    const said = new Set(known.flatMap(({ turns }) => turns.map(({ text }) => text)));
    expect(known.length).toBeGreaterThanOrEqual(397);
    for (const { turns } of devTalk())
      expect(turns.filter(({ text }) => text.length > 80 && said.has(text))).toEqual([]);
  });
});

test('every label stands in its meeting', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(read('../../data/README.md')).toContain('CC BY 4.0');
  for (const { turns, actionItems, decisions } of trainingTalk())
    for (const { turn, quote } of [...actionItems, ...decisions]) expect(turns[turn]?.text).toContain(quote);
});
