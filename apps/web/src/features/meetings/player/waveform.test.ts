import { expect, test } from 'vitest';
import { outline, timeAt } from './waveform';

test('the outline goes there above and back below', () => {
  expect(outline([255, 0])).toBe('M0 0.00L1 0.97L1 1.03L0 2.00Z');
  expect(outline([])).toBe('');
});

test('a place beside the track is its end', () => {
  const box = { left: 100, width: 200 };
  expect([50, 100, 200, 300, 900].map((x) => timeAt(x, box, 10_000))).toEqual([0, 0, 5_000, 10_000, 10_000]);
});
