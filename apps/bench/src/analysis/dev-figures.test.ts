import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import figures from '../../../api/src/adapters/language/local/learned/figures.json';
import { hasSharedData } from '../../../api/src/test/shared-data';
import { learnedFrom, trainingTalk } from '../training/read-talk';
import { devFigures } from './dev-figures';
import { reliabilityRows, talkRows } from './talk-rows';

const told = figures.dev.readings;

describe.skipIf(!hasSharedData)('the figures beside the weights', () => {
  test('are what the engine finds in meetings that it has not seen', () => {
    expect(devFigures(), 'Write them anew with apps/bench/src/training/train.ts dev.').toEqual(figures.dev);
  }, 600_000);

  test('count the meetings and labels that there are to learn from', () => {
    for (const [kind, { meetings, labels }] of [
      ['actionItems', figures.items],
      ['decisions', figures.decisions],
    ] as const) {
      const talks = learnedFrom(trainingTalk(), kind);
      expect([talks.length, talks.flatMap((talk) => talk[kind]).length]).toEqual([meetings, labels]);
    }
  });
});

test('what is found is as good as it is to be', () => {
  const { board, withPossible, decisions, owners } = told['speakers known'];
  expect(board.precision).toBeGreaterThanOrEqual(0.8);
  expect(board.recall).toBeGreaterThanOrEqual(0.5);
  expect(withPossible.recall).toBeGreaterThanOrEqual(0.7);
  expect(decisions.precision).toBeGreaterThanOrEqual(0.5);
  expect(decisions.recall).toBeGreaterThanOrEqual(0.42);
  expect([owners.wrong, owners.ofNobody]).toEqual([0, 0]);
});

test.each(['speakers unknown, as .vtt', 'speakers unknown, pieces of 80 letters'] as const)(
  'so it is in a file that names no speakers, whose pieces are joined: %s',
  (name) => {
    const { board, decisions } = told[name];
    expect(board.precision).toBeGreaterThanOrEqual(0.7);
    expect(board.recall).toBeGreaterThanOrEqual(0.5);
    expect(decisions.precision).toBeGreaterThanOrEqual(0.5);
    expect(decisions.recall).toBeGreaterThanOrEqual(0.42);
  },
);

test('the page of figures says the same', () => {
  const plain = (text: string) => text.replace(/ +/g, ' ');
  const page = plain(readFileSync(new URL('../../../../docs/performance.md', import.meta.url), 'utf8'));
  const rows = Object.entries(told).flatMap(([name, reading]) => talkRows(name, reading));
  expect(
    [...rows, ...reliabilityRows(figures.dev.reliability)].filter((row) => !page.includes(plain(row))),
  ).toEqual([]);
});
