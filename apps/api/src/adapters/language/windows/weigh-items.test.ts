import { expect, test } from 'vitest';
import { splitSentences } from '../local/sentences';
import { quotedSentences } from './quoted-sentences';
import { weigh, weighItems } from './weigh-items';

const chat = 'It was raining all the way from the station.';
const talk = [
  ...Array(12).fill(chat),
  "I'll send everybody the minutes after the meeting.",
  ...Array(12).fill(chat),
];
const linesOf = (times: (at: number) => [startMs: number, endMs: number]) =>
  talk.map((text, at) => {
    const [startMs, endMs] = times(at);
    return { id: `${at}`, startMs, endMs, text, speaker: null };
  });
const confidenceIn = (segments: ReturnType<typeof linesOf>) => {
  const [{ startMs, endMs } = { startMs: 0, endMs: 0 }] = segments.slice(12);
  const quote = 'send everybody the minutes after the meeting.';
  const item = {
    title: 'Send the minutes',
    ownerId: null,
    ownerCandidates: [],
    endDate: null,
    confidence: 0.7,
  };
  const input = { segments, recordedAt: '2026-02-24T09:30:00Z', timeZone: 'UTC', people: [], tasks: [] };
  return weighItems([{ ...item, quote, startMs, endMs }], { ...input, language: 'en' })[0]?.confidence;
};

test('of lines of which only the beginning is known a quote is weighed by its sentence, as of others', () => {
  const timed = confidenceIn(linesOf((at) => [at * 4_000, at * 4_000 + 3_500]));
  expect(timed).toBeGreaterThan(0.85);
  expect(confidenceIn(linesOf((at) => [at * 4_000, at * 4_000]))).toBeCloseTo(timed ?? 0);
  // Not even that is known.
  expect(confidenceIn(linesOf(() => [0, 0]))).toBeCloseTo(timed ?? 0);
});

test('a quote stands in every sentence that has some time in common with it', () => {
  const segments = linesOf((at) => [at * 1_000, at * 1_000 + 1_000]);
  const places = quotedSentences(splitSentences(segments));
  expect(places({ quote: '', startMs: 2_500, endMs: 4_000 })).toEqual([2, 3]);
  expect(places({ quote: chat, startMs: 90_000, endMs: 91_000 })).toEqual([]);
});

test('what a model is usually sure of, in a usual sentence, is as right as it was found to be', () => {
  expect(weigh(0.9, 0.25)).toBeCloseTo(16 / 17);
});

test('both count: the surer the model or the score, the surer the item, and neither leaves nothing to the other', () => {
  expect(weigh(0.6, 0.02)).toBeLessThan(0.5);
  expect(weigh(0.6, 0.6)).toBeGreaterThan(0.8);
  expect(weigh(0.9, 0)).toBeGreaterThan(0.5);
  expect(weigh(0, 1)).toBeLessThan(0.5);
  for (const score of [0, 0.1, 0.5, 1])
    expect([0, 0.3, 0.6, 1].map((sureness) => weigh(sureness, score))).toEqual(
      [0, 0.3, 0.6, 1].map((sureness) => weigh(sureness, score)).toSorted((a, b) => a - b),
    );
});
