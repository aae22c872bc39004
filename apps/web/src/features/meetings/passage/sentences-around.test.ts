import { expect, test } from 'vitest';
import { sentencesAround } from './sentences-around';

const line = (startMs: number, text: string, speaker: string | null = null) => ({ startMs, text, speaker });
const place = (quote: string, startMs: number, endMs = startMs + 1_000) => ({ quote, startMs, endMs });

const talk = [
  line(0, 'Good morning. The report is late.', 'Anna'),
  line(5_000, 'Yes. I send it  by Friday. It is long.', 'Bo'),
  line(9_000, 'Fine with me. What else?', 'Anna'),
];

test('the sentence before and the one after, in one line or in those beside it', () => {
  expect(sentencesAround(talk, place('I send it by Friday.', 5_000))).toEqual({
    speaker: 'Bo',
    before: [{ speaker: 'Bo', text: 'Yes.' }],
    after: [{ speaker: 'Bo', text: 'It is long.' }],
  });
  expect(sentencesAround(talk, place('Yes. I send it by Friday. It is long.', 5_000))).toEqual({
    speaker: 'Bo',
    before: [{ speaker: 'Anna', text: 'The report is late.' }],
    after: [{ speaker: 'Anna', text: 'Fine with me.' }],
  });
});

test('of a quote in the middle of a sentence the rest comes with them', () => {
  const lines = [line(0, 'It is Monday. So, as I said, Anna sends the slides, and then we go home. Bye.')];
  expect(sentencesAround(lines, place('Anna sends the slides', 0))).toEqual({
    speaker: null,
    before: [
      { speaker: null, text: 'It is Monday.' },
      { speaker: null, text: 'So, as I said,' },
    ],
    after: [
      { speaker: null, text: 'and then we go home.' },
      { speaker: null, text: 'Bye.' },
    ],
  });
});

test('a quote over several lines', () => {
  const { before, after } = sentencesAround(talk, place('It is long. Fine with me.', 5_000, 10_000));
  expect([before[0]?.text, after[0]?.text]).toEqual(['I send it by Friday.', 'What else?']);
});

test('where the words are not found any more, their lines count; at the ends there is nothing', () => {
  expect(sentencesAround(talk, place('Something else', 5_000))).toMatchObject({
    before: [{ text: 'The report is late.' }],
    after: [{ text: 'Fine with me.' }],
  });
  expect(sentencesAround(talk, place('Good morning.', 0)).before).toEqual([]);
  expect(sentencesAround(talk, place('What else?', 9_000)).after).toEqual([]);
  expect(sentencesAround([], place('Nothing', 0))).toEqual({ speaker: null, before: [], after: [] });
});

test('whoever never stops is cut between words, on the side away from the quote', () => {
  const long = Array.from({ length: 100 }, (_, at) => `word${at}`).join(' ');
  const lines = [line(0, long), line(1_000, 'Send it.'), line(2_000, long)];
  const { before, after } = sentencesAround(lines, place('Send it.', 1_000, 1_900));
  expect(before[0]?.text).toMatch(/^…word\d+ .* word99$/);
  expect(after[0]?.text).toMatch(/^word0 .* word\d+…$/);
  expect(after[0]?.text.length).toBeLessThanOrEqual(161);
});
