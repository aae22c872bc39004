import { afterEach, describe, expect, test, vi } from 'vitest';
import { i18n } from '@/i18n/i18n';
import { dateAndTime, fullTime, longDate, longDay, relativeTime, shortDate, shortDay } from './dates';

afterEach(async () => {
  vi.unstubAllEnvs();
  await i18n.changeLanguage('en');
});

describe.each(['Europe/Stockholm', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])('in %s', (zone) => {
  test('a day is the same as everywhere', () => {
    vi.stubEnv('TZ', zone);
    expect(longDay('2026-03-05')).toBe('Mar 05, 2026');
    expect(shortDay('2026-12-31', '2026-01-01')).toBe('Dec 31');
    expect(shortDay('2027-07-13', '2026-12-31')).toBe('Jul 13, 2027');
    expect(shortDay('2025-12-31', '2026-01-01')).toBe('Dec 31, 2025');
  });
});

test.each([
  ['Europe/Stockholm', 'Nov 21, 2026', 'Nov 21', 'Nov 21, 2026 14:05:09'],
  ['Pacific/Kiritimati', 'Nov 22, 2026', 'Nov 22', 'Nov 22, 2026 03:05:09'],
])('a moment is told by the clocks of %s', (zone, long, short, full) => {
  vi.stubEnv('TZ', zone);
  const moment = '2026-11-21T13:05:09.500Z';
  expect([longDate(moment), shortDate(moment, '2026-01-01'), fullTime(moment)]).toEqual([long, short, full]);
  expect(shortDate(moment, '2027-01-01')).toBe(long);
});

test('the time of a day stands beside it, at midnight too', () => {
  vi.stubEnv('TZ', 'Europe/Stockholm');
  expect(dateAndTime('2020-06-30T22:00:00Z')).toBe('Jul 01, 2020, 00:00');
});

describe('how long ago', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  test.each([
    ['2026-11-21T11:59:30Z', 'just now'],
    ['2026-11-21T12:00:30Z', 'just now'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T11:55:00Z', '5 minutes ago'],
    ['2026-11-21T11:00:20Z', '1 hour ago'],
    ['2026-11-21T14:00:00Z', 'in 2 hours'],
    ['2026-11-20T12:30:00Z', '24 hours ago'],
    ['2026-11-19T12:00:00Z', 'Nov 19, 2026'],
  ])('%s reads %s', (moment, text) => expect(relativeTime(moment, now)).toBe(text));
});

test('follows the language of the interface', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  await i18n.changeLanguage('es');
  expect([longDay('2026-03-05'), relativeTime('2026-11-21T11:55:00Z', now)]).toEqual([
    '05 mar 2026',
    'hace 5 minutos',
  ]);
});
