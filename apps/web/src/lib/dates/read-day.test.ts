import { afterEach, expect, test } from 'vitest';
import { i18n } from '@/i18n/i18n';
import { longDay } from './dates';
import { readDay } from './read-day';

afterEach(async () => {
  await i18n.changeLanguage('en');
});

test.each(['en', 'es', 'sv', 'de'])(
  'what a field shows in %s is read as the day that it is',
  async (language) => {
    await i18n.changeLanguage(language);
    for (let month = 1; month <= 12; month++) {
      const day = `2027-${String(month).padStart(2, '0')}-05`;
      expect(readDay(longDay(day)), longDay(day)).toBe(day);
      expect(readDay(day)).toBe(day);
    }
  },
);

const now = '2026-11-30';

test.each([
  ['21 november 2026', '2026-11-21'],
  ['Nov 21 2026', '2026-11-21'],
  ['nov 21, 26', '2026-11-21'],
  ['11/21/2026', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['3.12.2026', '2026-12-03'],
  ['11/21/26', '2026-11-21'],
  ['21/11/26', '2026-11-21'],
  ['3.12.26', '2026-12-03'],
  ['26-11-21', null],
  ['11/21/226', null],
  [' 2026-11-21 ', '2026-11-21'],
  ['2026-1-5', '2026-01-05'],
  ['Dec 3', '2026-12-03'],
  ['30 nov', '2026-11-30'],
  ['Nov 21', '2027-11-21'],
  ['29 Feb', null],
  ['31 Feb 2026', null],
  ['2/31/2026', null],
  ['13/13/2026', null],
  ['12/3', null],
  ['5', null],
  ['25', null],
  ['2500', null],
  ['next week 5', null],
  ['Nov 202', null],
  ['Nov', null],
  ['soon', null],
  ['', null],
])('%j is read as %s', (typed, day) => {
  expect(readDay(typed, now)).toBe(day);
});
