import { expect, test } from 'vitest';
import { groundOutline } from './ground-outline';
import { indexTranscript } from './locate-quote';

const segments = [
  { id: 'a', startMs: 0, endMs: 4_000, text: 'So, um, the harbour needs a crane.', speaker: null },
  { id: 'b', startMs: 4_000, endMs: 9_000, text: 'Who pays for it?', speaker: null },
];
const ground = (draft: Parameters<typeof groundOutline>[0]) =>
  groundOutline(draft, indexTranscript(segments), segments);

test('a sentence holds with the words behind it, or as text alone; an invented quote takes it along', () => {
  const { overview, open } = ground({
    summary: '',
    outline: {
      overview: [
        { text: 'The harbour needs a crane.', quote: 'So, um, the harbour needs a crane.' },
        { text: 'The harbour has ten cranes.', quote: 'The harbour has ten cranes.' },
        { text: 'They spoke of the harbour.', quote: null },
        { text: '  ', quote: null },
      ],
      topics: [],
      open: [{ text: 'Who pays for it?', quote: 'who pays for it', nearMs: 4_000 }],
    },
  });
  expect(overview).toEqual([
    { text: 'The harbour needs a crane.', quote: 'So, um, the harbour needs a crane.', startMs: 0 },
    { text: 'They spoke of the harbour.', quote: null, startMs: null },
  ]);
  expect(open).toEqual([{ text: 'Who pays for it?', quote: 'Who pays for it?', startMs: 4_000 }]);
});

test('topics lie within the meeting, in its order', () => {
  const topic = (title: string, startMs: number, endMs: number) => ({
    ...{ title, startMs, endMs },
    sentences: [],
  });
  const { topics } = ground({
    summary: '',
    outline: {
      overview: [],
      topics: [topic('Who pays', 4_000.4, 1e9), topic('Crane', -5, Number.NaN), topic(' ', 0, 0)],
      open: [],
    },
  });
  expect(topics.map(({ title, startMs, endMs }) => [title, startMs, endMs])).toEqual([
    ['Crane', 0, 0],
    ['Who pays', 4_000, 9_000],
  ]);
});

test('of an engine that tells no parts the summary tells the whole; of nothing there is nothing', () => {
  expect(ground({ summary: 'About a crane. Nobody pays.' }).overview).toEqual([
    { text: 'About a crane.', quote: null, startMs: null },
    { text: 'Nobody pays.', quote: null, startMs: null },
  ]);
  expect(groundOutline({ summary: 'Invented.' }, indexTranscript([]), []).overview).toEqual([]);
});
