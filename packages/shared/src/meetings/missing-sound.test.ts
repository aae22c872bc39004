import { expect, test } from 'vitest';
import { type MissingSound, MissingSounds, missingMax, tidyMissing } from './missing-sound';
import { MissingText, missingText } from './missing-text';

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

test('of more than may be told the closest are one, and no time is lost', () => {
  const many = [gap(1_000, 5), gap(60_000, 7, 'slept'), gap(61_000, 8), gap(90_000, 9), gap(200_000, 1)];
  expect(tidyMissing(many, 4)).toEqual([many[0], gap(60_000, 15), many[3], many[4]]);
  expect(tidyMissing(many, 2)).toEqual([gap(1_000, 29), many[4]]);
  expect(tidyMissing(many, 1)).toEqual([gap(1_000, 30)]);
});

const lengthOf = (list: readonly MissingSound[]) => list.reduce((sum, { missingMs }) => sum + missingMs, 0);
/** As many pauses as a recording of ten hours has when somebody presses Pause every so many seconds. */
const pauses = (seconds: number) =>
  Array.from({ length: Math.floor(36_000 / seconds) }, (_, at) =>
    gap((at + 1) * seconds * 1_000 + (at % 997), 45_000 + at, at % 7 ? 'paused' : 'microphone'),
  );

test('a few places travel as JSON, which earlier servers read, and many in a short form', () => {
  const few = pauses(720);
  expect([few.length, missingText(few, 7_000)]).toEqual([50, JSON.stringify(few)]);
  const many = pauses(75);
  const text = missingText(many, 5_000);
  expect([many.length, text.slice(0, 24)]).toEqual([480, 'M1lvc-yq0P1lvd-yq1P1lvd-']);
  expect(text.length).toBeLessThanOrEqual(5_000);
  for (const written of [text, JSON.stringify(many)]) expect(MissingText.parse(written)).toEqual(many);
});

test('the most and the longest that may be told fit where they travel as text', () => {
  const many = Array.from({ length: missingMax }, (_, at) =>
    gap(86_399_000 + at, 2_678_399_000 + at, 'microphone'),
  );
  for (const written of [missingText(many, 20_000), JSON.stringify(many)])
    expect(MissingText.parse(written)).toEqual(many);
});

test('where there is little room neighbours are one: the time that is missing is told to the millisecond', () => {
  const many = pauses(9);
  for (const room of [5_000, 1_500, 100]) {
    const text = missingText(many, room);
    expect(text.length).toBeLessThanOrEqual(room);
    expect(lengthOf(MissingText.parse(text))).toBe(lengthOf(many));
  }
});

test.each([
  ['no list', '{}'],
  ['another reason', '[{"atMs":0,"missingMs":1,"why":"aliens"}]'],
  ['no number', '[{"atMs":"0","missingMs":1,"why":"slept"}]'],
  ['half of the short form', 'P1lvc-'],
  ['a letter of the short form that says nothing', 'X1lvc-yq0'],
  ['after the longest meeting in the short form', 'P1fft01-1P1fft01-1'],
  ['before the beginning', '[{"atMs":-1,"missingMs":1,"why":"slept"}]'],
  ['a part of a millisecond', '[{"atMs":0.5,"missingMs":1,"why":"slept"}]'],
  ['after the longest meeting', '[{"atMs":86400001,"missingMs":1,"why":"slept"}]'],
  ['for years', '[{"atMs":0,"missingMs":99999999999,"why":"slept"}]'],
  ['too many', JSON.stringify(Array.from({ length: missingMax + 1 }, (_, at) => gap(at, 1)))],
])('%s is refused', (_, text) => {
  expect(MissingText.safeParse(text).success).toBe(false);
});
