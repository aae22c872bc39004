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

test('a day may be typed in other ways, and what is none is none', () => {
  expect(['21 november 2026', 'Nov 21 2026', '11/21/2026', ' 2026-11-21 '].map(readDay)).toEqual(
    Array(4).fill('2026-11-21'),
  );
  expect(['', 'soon', 'Nov'].map(readDay)).toEqual([null, null, null]);
});
