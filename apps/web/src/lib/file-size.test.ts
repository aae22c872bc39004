import { expect, test } from 'vitest';
import { fileSize } from './file-size';

test('MB are 2^20 bytes; many of them are GB', () => {
  expect(fileSize(0)).toBe('0.00 MB');
  expect(fileSize(1_572_864)).toBe('1.50 MB');
  expect(fileSize(3 * 2 ** 30)).toBe('3.00 GB');
  expect(fileSize(5_000 * 2 ** 40)).toBe('5000.00 TB');
});
