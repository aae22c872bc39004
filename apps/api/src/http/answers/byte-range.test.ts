import { expect, test } from 'vitest';
import { parseByteRange } from './byte-range';

test.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=1-2', undefined],
])('%s of 100 bytes', (header, expected) => {
  expect(parseByteRange(header, 100)).toEqual(expected);
});
