import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { dateInZone, knownZone } from './calendar-date';

const source = fileURLToPath(new URL('../..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /(?<!\.test)\.ts$/.test(name) && !name.includes('generated'),
);

/** A formatter by a zone that is not written down there. */
const byZone = /DateTimeFormat\((?!\))(?![^;]*timeZone: 'UTC')[^;]*timeZone/;

test('whatever is told by a stored zone asks first whether it is known', () => {
  expect(files.length).toBeGreaterThan(300);
  const told = files.filter((name) => byZone.test(readFileSync(source + name, 'utf8'))).sort();
  expect(told).toContain('adapters/mail/moment-words.ts');
  expect(told.filter((name) => !/knownZone\(/.test(readFileSync(source + name, 'utf8')))).toEqual([]);
});

test('a zone that nobody here knows counts as UTC', () => {
  expect(['Europe/Stockholm', 'Mars/Olympus', ''].map(knownZone)).toEqual(['Europe/Stockholm', 'UTC', 'UTC']);
  const late = new Date('2026-03-31T23:30:00Z');
  expect(dateInZone(late, 'Asia/Tokyo')).toEqual({ year: 2026, month: 4, day: 1 });
  expect(dateInZone(late, 'Mars/Olympus')).toEqual({ year: 2026, month: 3, day: 31 });
});
