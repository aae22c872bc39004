import { expect, test } from 'vitest';
import { relativeTime } from './relative-time';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T11:55:00Z', '5 minutes ago'],
  ['2026-11-20T12:30:00Z', '24 hours ago'],
  ['2026-11-19T12:00:00Z', 'Nov 19, 2026'],
])('%s reads %s', (instant, text) => {
  expect(relativeTime(instant, now)).toBe(text);
});
