import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { dateInZone, knownZone } from './calendar-date';
import { dayInWords, momentInWords } from './date-words';

const source = fileURLToPath(new URL('../../..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /(?<!\.test)\.ts$/.test(name) && !name.includes('generated'),
);

/** Every way to make words of a day or a moment. */
const ways = /DateTimeFormat\((?!\)\.resolvedOptions)|\.toLocale(Date|Time)String\(/;

test('days and moments become words in one place, which asks first whether a stored zone is known', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((name) => ways.test(readFileSync(source + name, 'utf8'))).sort()).toEqual([
    'adapters/language/days/calendar-date.ts', // the day by a zone's clocks, and whether a zone is known
    'adapters/language/days/date-words.ts',
  ]);
});

test('days and moments are told in a language, these by the clocks of a zone', () => {
  const form = { dateStyle: 'long' } as const;
  expect(dayInWords('2026-03-31', 'en-GB', form)).toBe('31 March 2026');
  expect(dayInWords('0001-01-01', 'es', form)).toBe('1 de enero de 1');
  const late = '2026-03-31T23:30:00Z';
  const told = ['Asia/Tokyo', 'UTC', 'Mars/Olympus'].map((zone) => momentInWords(late, zone, 'en-GB', form));
  expect(told).toEqual(['1 April 2026', '31 March 2026', '31 March 2026']);
});

test('a zone that nobody here knows counts as UTC', () => {
  expect(['Europe/Stockholm', 'Mars/Olympus', ''].map(knownZone)).toEqual(['Europe/Stockholm', 'UTC', 'UTC']);
  const late = new Date('2026-03-31T23:30:00Z');
  expect(dateInZone(late, 'Asia/Tokyo')).toEqual({ year: 2026, month: 4, day: 1 });
  expect(dateInZone(late, 'Mars/Olympus')).toEqual({ year: 2026, month: 3, day: 31 });
});

test('of very many spellings of a zone those of long ago are let go', () => {
  const { DateTimeFormat } = Intl;
  let made = 0;
  Intl.DateTimeFormat = class extends DateTimeFormat {
    constructor(...given: ConstructorParameters<typeof DateTimeFormat>) {
      super(...given);
      made += 1;
    }
  } as typeof DateTimeFormat;
  try {
    const letters = [...'america/argentina/buenos_aires'];
    const spelled = (bits: number) =>
      letters.map((letter, at) => ((bits >> at) & 1 ? letter.toUpperCase() : letter)).join('');
    for (const bits of [0, 0]) dateInZone(new Date(0), spelled(bits));
    expect(made).toBe(1);
    for (let bits = 1; bits <= 3_000; bits += 1) dateInZone(new Date(0), spelled(bits));
    made = 0;
    dateInZone(new Date(0), spelled(0));
    expect(made).toBe(1);
  } finally {
    Intl.DateTimeFormat = DateTimeFormat;
  }
});
