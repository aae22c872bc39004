import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256Of } from './sha256-of';

test.each([0, 1, 64, 1_000_003])(
  'the checksum of %i bytes in two parts is that of all of them',
  async (length) => {
    const bytes = randomBytes(length);
    const half = Math.floor(length / 2);
    const file = new Blob([bytes.subarray(0, half), bytes.subarray(half)]);
    expect(await sha256Of(file)).toBe(createHash('sha256').update(bytes).digest('hex'));
  },
);
