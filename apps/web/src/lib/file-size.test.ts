import { expect, test } from 'vitest';
import { fileSize, storageSize } from './file-size';

test.each([
  [0, '0.00 MB'],
  [812, '0.00 MB'],
  [34_820, '0.03 MB'],
  [1_572_864, '1.50 MB'],
  [3 * 2 ** 30, '3072.00 MB'],
])('a file of %i bytes', (bytes, expected) => {
  expect(fileSize(bytes)).toBe(expected);
});

test('what many files take is told in larger units', () => {
  expect(storageSize(1_572_864)).toBe('1.50 MB');
  expect(storageSize(3 * 2 ** 30)).toBe('3.00 GB');
  expect(storageSize(5_000 * 2 ** 40)).toBe('5000.00 TB');
});
