import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasSharedData, sharedData } from '@/test/shared-data';
import { findRepeatedLines } from './repeated-lines';

/** Lines of so many seconds, one after the other. */
const linesOf = (texts: string[], seconds = 2) =>
  texts.map((text, at) => ({ startMs: at * seconds * 1000, endMs: (at + 1) * seconds * 1000, text }));
const times = (count: number, text: string) => Array.from({ length: count }, () => text);
const thanks = 'Thank you for watching.';

it.each<[string, string[], [first: number, last: number], number]>([
  ['a sentence line after line', times(14, thanks), [0, 13], 1],
  ['one between others', ['We begin.', ...times(5, thanks), 'That is all.'], [1, 5], 2],
  [
    'two in turn',
    ['We are here now.', thanks, 'we are here, now', thanks, ...times(2, `We are here now. ${thanks}`)],
    [0, 5],
    2,
  ],
  [
    'one that is cut elsewhere',
    [
      'Well. Thank you for',
      'watching, thank you',
      'for watching. Thank',
      'you for watching. Thank',
      'you for watching. Thank',
    ],
    [1, 4],
    2,
  ],
])('finds %s', (_, texts, [first, last], firstRepeat) => {
  const lines = linesOf(texts);
  const found = findRepeatedLines(lines);
  expect(found?.all).toEqual(lines.slice(first, last + 1));
  expect(found?.repeats).toEqual(lines.slice(firstRepeat, last + 1));
});

it('says of a line what is left of it without the repeats', () => {
  const twice = 'And now, thank you … for watching! Thank you for watching.';
  expect(findRepeatedLines(linesOf([twice, ...times(4, thanks)]))?.once.text).toBe(
    'And now, thank you … for watching!',
  );
  const goesOn = 'Thank you for watching. Until Friday.';
  const found = findRepeatedLines(linesOf([...times(4, thanks), goesOn]));
  expect([found?.once.text, found?.repeats.length]).toEqual([thanks, 3]);
});

it('finds one that fills its time only by being repeated', () => {
  expect(findRepeatedLines(linesOf(times(3, 'Yes, from me.'), 6.6))?.repeats).toHaveLength(2);
});

it.each([
  ['a word or two line after line', times(12, 'Yes, yes.')],
  ['two words in turn', [...times(6, 'Thank you.'), 'Bye.', 'Bye bye.']],
  ['what somebody says three times', times(3, 'Can you hear me?')],
  [
    'what comes again with something between',
    times(9, thanks).flatMap((text, at) => [text, `Number ${at}.`]),
  ],
  ['one line', [thanks]],
])('takes %s for talk', (_, texts) => {
  expect(findRepeatedLines(linesOf(texts))).toBeUndefined();
});

it('lets stand what was repeated within a moment', () => {
  expect(findRepeatedLines(linesOf(times(5, 'go go now please'), 0.4))).toBeUndefined();
});

it('looks at many lines in a time that grows with them', () => {
  expect(findRepeatedLines(linesOf(times(50_000, 'no')))).toBeUndefined();
});

it.skipIf(!hasSharedData)('takes nothing for a loop in real meetings', () => {
  const meetings = ['train', 'dev'].flatMap((name) =>
    readFileSync(sharedData('real-talk', `${name}.jsonl`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): { turns: { text: string }[] } => JSON.parse(line)),
  );
  const looped = meetings.filter(({ turns }) => findRepeatedLines(linesOf(turns.map(({ text }) => text))));
  expect([meetings.length, looped]).toEqual([48, []]);
});
