import { expect, test } from 'vitest';
import { inLines } from './steps.mjs';

test('what two programs say at the same time is printed in whole lines', () => {
  const printed = [];
  const print = (text) => printed.push(text);
  const [one, other] = [inLines(print), inLines(print)];
  const letters = Buffer.from('één\n');
  one('a line\nthe begin');
  other(letters.subarray(0, 2));
  one('ning of one\n');
  other(letters.subarray(2));
  expect(printed).toEqual(['a line\n', 'the beginning of one\n', 'één\n']);
});
