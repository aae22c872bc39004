import { expect, test } from 'vitest';
import { isRoomFor } from './kept-files';

const MiB = 2 ** 20;

test('a file is kept where it leaves two hours to recordings', () => {
  expect(isRoomFor(1_000 * MiB, { quota: 1_300 * MiB, usage: 50 * MiB })).toBe(true);
  expect(isRoomFor(1_000 * MiB, { quota: 1_300 * MiB, usage: 100 * MiB })).toBe(false);
});

test('a browser that does not tell its room is asked to keep it', () => {
  expect(isRoomFor(1_000 * MiB, {})).toBe(true);
  expect(isRoomFor(1_000 * MiB, { quota: 1_000 * MiB })).toBe(false);
});
