import { expect, test } from 'vitest';
import { splitSentences } from '../sentences';
import { featureRows } from './feature-rows';
import { tableBits } from './place-of';

const rows = (lines: readonly [string | null, string][]) =>
  featureRows(
    splitSentences(
      lines.map(([speaker, text], at) => ({ id: String(at), startMs: at, endMs: at + 1, text, speaker })),
    ),
  ).map((row) => [...row].sort((a, b) => a - b));

test('a corpus with its marks and a transcript without them are read alike', () => {
  expect(
    rows([
      ['A', 'Could you {pause} um order the the badges , please ?'],
      ['B', "Yeah , I 'll do that ."],
    ]),
  ).toEqual(
    rows([
      ['Ada', 'Could you order the badges, please?'],
      ['Ben', "Yes, I'll do that."],
    ]),
  );
});

test('what stands beside a sentence is part of it, and who speaks is not', () => {
  const [alone] = rows([['A', "I'll order the badges."]]);
  expect(rows([['B', "I'll order the badges."]])[0]).toEqual(alone);
  const asked = rows([
    ['A', 'Who orders the badges?'],
    ['B', "I'll order the badges."],
  ])[1];
  expect(asked).not.toEqual(alone);
  expect(
    rows([
      ['A', "I'll order the badges."],
      ['B', 'Great.'],
    ])[0],
  ).not.toEqual(
    rows([
      ['A', "I'll order the badges."],
      ['B', 'No.'],
    ])[0],
  );
});

test('places are those of the table, each once, and bounded in number however long a sentence is', () => {
  const [long = []] = rows([[null, Array.from({ length: 190 }, (_, at) => `w${at}`).join(' ')]]);
  expect(new Set(long).size).toBe(long.length);
  expect(Math.min(...long)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...long)).toBeLessThan(2 ** tableBits);
  expect(long.length).toBeLessThan(80 * 6);
});
