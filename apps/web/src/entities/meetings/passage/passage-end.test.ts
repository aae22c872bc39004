import { expect, test } from 'vitest';
import { passageEnd } from './passage-end';

const segments = [
  { startMs: 0, endMs: 4_000, text: 'Good morning, everyone.' },
  { startMs: 4_500, endMs: 9_000, text: 'Ada will send the report' },
  { startMs: 9_200, endMs: 12_000, text: 'to the customer by Friday. Then we meet again.' },
  { startMs: 12_500, endMs: 20_000, text: 'Anything else?' },
];

test.each([
  ['inside one segment', 4_500, 'Ada will send the report', 9_000],
  ['across two', 4_500, 'Ada will send the report to the customer by Friday.', 12_000],
  ['that begins within a segment', 5_200, 'send the report', 9_000],
  [
    'that is not in the transcript any more',
    4_500,
    'Bo sends the offer to the customer tomorrow',
    4_500 + 43 * 65,
  ],
  ['of one word', 1_000, 'Nothing', 3_000],
])('a quote %s', (_, startMs, quote, end) => {
  expect(passageEnd(segments, startMs, quote)).toBe(end);
});
