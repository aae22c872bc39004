import { expect, test } from 'vitest';
import type { AnalysisInput } from '@/adapters/language/language';
import { groundWindows } from './ground-windows';

const lines = [
  'The main problem with the new booking page is the time that it takes on old phones.',
  "Fine, so I'll measure the booking page on three old phones.",
  'Most of the visitors come from the newsletter, and they leave before the page has loaded.',
  'We have not decided yet which bank we take for the refunds.',
  'The newsletter brings more visitors than the search engines and the costs are lower.',
];
const input: AnalysisInput = {
  segments: lines.map((text, at) => ({
    ...{ id: `${at}`, startMs: at * 5_000, endMs: at * 5_000 + 4_500, text, speaker: null },
  })),
  ...{ language: 'en', recordedAt: '2026-10-07T10:00:00Z', timeZone: 'UTC', people: [], tasks: [] },
};
const analysis = (more: Partial<AnalysisInput> = {}) => {
  const item = {
    title: 'Measure the booking page',
    owner: null,
    quote: "I'll measure the booking page on three old phones",
  };
  const draft = {
    ...{ decisions: [], updates: [] },
    actionItems: [{ ...item, due: null, dueDate: null, confidence: 0.95 }],
  };
  const summary =
    'The page is slow on phones that are old. Somebody measures the booking page on three old phones.';
  return groundWindows(
    input.segments,
    [{ from: 0, to: lines.length, draft }],
    { ...input, ...more },
    {
      ...{ summary, engine: 'openai' },
    },
  );
};

test('a model tells the whole without its action items, the meeting itself its topics and what is open', () => {
  const { summary, outline } = analysis();
  expect(summary).toBe('The page is slow on phones that are old.');
  expect(outline.overview).toEqual([{ text: summary, quote: null, startMs: null }]);
  expect(outline.open).toMatchObject([{ quote: lines[3], startMs: 15_000 }]);
  expect(outline.topics).toHaveLength(1);
  const quotes = outline.topics.flatMap(({ sentences }) => sentences.map(({ quote }) => quote));
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes) expect(lines).toContain(quote);
  expect(quotes).not.toContain(lines[1]);
});

test('of Swedish there is the summary alone', () => {
  expect(analysis({ language: 'sv' }).outline).toMatchObject({ topics: [], open: [] });
});
