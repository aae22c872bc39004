import { expect, test } from 'vitest';
import { splitSentences } from '../sentences';
import { calibrated, linearScore, readModel } from './linear-model';
import { scoreSentences } from './score-sentences';
import stored from './weights.json';
import { withCompany } from './with-company';

const chat = [
  'The blue one looks nicer to me.',
  'It was raining all the way from the station.',
  'That is what the survey said about older people.',
];
const scoresOf = (said: string) =>
  scoreSentences(
    splitSentences(
      [...chat, said, ...chat].map((text, at) => ({
        id: String(at),
        startMs: at,
        endMs: at + 1,
        text,
        speaker: null,
      })),
    ),
  );

test.each([
  "I'll send everybody the minutes after the meeting.",
  'You two will work together on the prototype for the next meeting.',
  'So you will have to write a report about it by next week.',
])('a task: %s', (said) => {
  const { items } = scoresOf(said);
  expect(items[3]).toBeGreaterThan(0.4);
  expect(Math.max(...items.filter((_, at) => at !== 3))).toBeLessThan(0.2);
});

test('a decision stands out from talk', () => {
  const { decisions } = scoresOf("Okay, so we're gonna go with rubber for the case.");
  expect(decisions[3]).toBeGreaterThan(0.2);
  expect(Math.max(...decisions.filter((_, at) => at !== 3))).toBeLessThan(decisions[3] ?? 0);
});

test('a file that does not fit its features is refused', () => {
  expect(() => readModel({ ...stored.items, table: stored.items.table.slice(0, -4) })).toThrow('places');
});

test('a score between two points is on the line between them, and past the ends it is the end', () => {
  const points = [
    [-2, 0],
    [0, 0.5],
    [1, 0.9],
  ] as const;
  expect([-9, -1, 0, 0.5, 7].map((score) => calibrated(points, score))).toEqual([
    0,
    0.25,
    0.5,
    expect.closeTo(0.7),
    0.9,
  ]);
  expect(calibrated([], 1)).toBe(0);
});

test('what nothing is known of has no score at all', () => {
  expect(linearScore(readModel(stored.items), new Int32Array())).toBe(Number.NEGATIVE_INFINITY);
});

test('a score means something else where nobody knows who speaks', () => {
  const model = readModel({ ...stored.items, calibration: [[0, 0.8]], unnamed: [[0, 0.6]] });
  const read = (speaker: string | null) =>
    scoreSentences(splitSentences([{ id: 'a', startMs: 0, endMs: 1, text: "I'll call.", speaker }]), {
      items: model,
      decisions: readModel({ ...stored.items, calibration: [[0, 0.8]] }),
    });
  expect(read('Anna')).toEqual({ items: Float64Array.of(0.8), decisions: Float64Array.of(0.8) });
  expect(read(null)).toEqual({ items: Float64Array.of(0.6), decisions: Float64Array.of(0.8) });
});

test('company of sure segments helps, the nearer the more, and one is no company to itself', () => {
  const segments = [0, 0, 1, 2, 30];
  const alone = withCompany([-50, -50, -50, -50, -50], segments);
  const near = withCompany([5, -50, -50, -50, -50], segments);
  const gains = near.map((score, at) => score - (alone[at] ?? 0));
  expect(gains[1]).toBeCloseTo(0);
  expect(gains[2]).toBeGreaterThan(gains[3] ?? 0);
  expect(gains[3]).toBeGreaterThan(0);
  expect(gains[4]).toBe(0);
});
