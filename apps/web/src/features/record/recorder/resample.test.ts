import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordingRate } from '@/entities/meetings/recordings/recording-rate';
import { Resampler } from './resample';

function tone(hertz: number, rate: number, seconds: number): Float32Array {
  return Float32Array.from(
    { length: rate * seconds },
    (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate) * 0.5,
  );
}

/** Crossings of zero upwards: how often a tone swings. */
function swings(samples: Int16Array): number {
  let count = 0;
  for (let i = 1; i < samples.length; i++) if ((samples[i - 1] ?? 0) < 0 && (samples[i] ?? 0) >= 0) count++;
  return count;
}

test.each([48_000, 44_100, 16_000, 8_000])('keeps length and pitch from %i Hz', (rate) => {
  const output = new Resampler(rate).push(tone(440, rate, 1));
  expect(Math.abs(output.length - recordingRate)).toBeLessThanOrEqual(1);
  expect(Math.abs(swings(output) - 440)).toBeLessThanOrEqual(2);
});

test('blocks of any size give the same samples as one', () => {
  const input = tone(300, 44_100, 0.02);
  const whole = [...new Resampler(44_100).push(input)];
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 40 }), (sizes) => {
      const resampler = new Resampler(44_100);
      const parts: number[] = [];
      let at = 0;
      for (const size of [...sizes, input.length]) {
        parts.push(...resampler.push(input.subarray(at, at + size)));
        at += size;
        if (at >= input.length) break;
      }
      expect(parts.length).toBe(whole.length);
      for (const [i, sample] of parts.entries())
        expect(Math.abs(sample - (whole[i] ?? 0))).toBeLessThanOrEqual(1);
    }),
  );
});

test('loud input is clipped, not wrapped around', () => {
  expect([...new Resampler(16_000).push(Float32Array.from([2, -2, 1, -1, 0]))]).toEqual([
    32_767, -32_768, 32_767, -32_768, 0,
  ]);
});
