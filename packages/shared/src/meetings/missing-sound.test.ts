import { expect, test } from 'vitest';
import { type MissingSound, MissingSounds, MissingText, missingMax, tidyMissing } from './missing-sound';

const gap = (atMs: number, missingMs: number, why: MissingSound['why'] = 'paused') => ({
  atMs,
  missingMs,
  why,
});

test('what is missing at one place for one reason is one, in order of time', () => {
  expect(tidyMissing([gap(9_000, 5), gap(1_000, 7), gap(9_000, 6), gap(9_000, 1, 'slept')])).toEqual([
    gap(1_000, 7),
    gap(9_000, 11),
    gap(9_000, 1, 'slept'),
  ]);
});

test('what a clock says that jumped is cut to what may be told', () => {
  const tidied = tidyMissing([gap(99.6, -5), gap(1_000, 1e15, 'closed')]);
  expect(tidied).toEqual([gap(100, 0), gap(1_000, 31 * 86_400_000, 'closed')]);
  expect(MissingSounds.parse(tidied)).toEqual(tidied);
});

test('of more than may be told the longest stay, and fit where they travel as text', () => {
  const many = Array.from({ length: missingMax + 50 }, (_, at) =>
    gap(36_000_000 + at, 2_000_000_000 + at, 'microphone'),
  );
  const told = tidyMissing(many);
  expect(told).toEqual(many.slice(50));
  expect(tidyMissing(many, 10)).toEqual(many.slice(-10));
  expect(MissingText.parse(JSON.stringify(told))).toEqual(told);
});

test.each([
  ['no list', '{}'],
  ['another reason', '[{"atMs":0,"missingMs":1,"why":"aliens"}]'],
  ['no number', '[{"atMs":"0","missingMs":1,"why":"slept"}]'],
  ['before the beginning', '[{"atMs":-1,"missingMs":1,"why":"slept"}]'],
  ['a part of a millisecond', '[{"atMs":0.5,"missingMs":1,"why":"slept"}]'],
  ['after the longest meeting', '[{"atMs":86400001,"missingMs":1,"why":"slept"}]'],
  ['for years', '[{"atMs":0,"missingMs":99999999999,"why":"slept"}]'],
  ['too many', JSON.stringify(Array.from({ length: missingMax + 1 }, (_, at) => gap(at, 1)))],
])('%s is refused', (_, text) => {
  expect(MissingText.safeParse(text).success).toBe(false);
});
