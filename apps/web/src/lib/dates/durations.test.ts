import { expect, test } from 'vitest';
import { clock, playTime } from './durations';

test('times of a recording', () => {
  const lengths = [0, 59_999, 65_999, 309_000, 3_600_000, 3_909_000];
  expect(lengths.map(clock)).toEqual(['00:00', '00:59', '01:05', '05:09', '60:00', '65:09']);
  expect(lengths.map(playTime)).toEqual(['00:00', '00:59', '01:05', '05:09', '1:00:00', '1:05:09']);
});
