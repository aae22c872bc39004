import { expect, test } from 'vitest';
import { deletionOf, isSoonerDeleted } from './retention';

test('a meeting goes so many days after it came, and not before the retention holds', () => {
  const meeting = { createdAt: '2026-10-01T12:00:00.000Z' };
  const on = { retentionDays: 30, retentionFrom: '2026-10-05T00:00:00.000Z' };
  expect(deletionOf(meeting, on)).toBe('2026-10-31T12:00:00.000Z');
  expect(deletionOf(meeting, { ...on, retentionFrom: '2026-11-25T10:00:00.000Z' })).toBe(
    '2026-11-25T10:00:00.000Z',
  );
  expect(deletionOf(meeting, { retentionDays: null, retentionFrom: null })).toBe(null);
});

test('what deletes sooner is switching on and shortening', () => {
  expect(isSoonerDeleted(null, 365)).toBe(true);
  expect(isSoonerDeleted(90, 30)).toBe(true);
  expect(isSoonerDeleted(30, 30)).toBe(false);
  expect(isSoonerDeleted(30, 90)).toBe(false);
  expect(isSoonerDeleted(30, null)).toBe(false);
});
