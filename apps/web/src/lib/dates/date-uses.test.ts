import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Every way to make words of a date or a time, and of a number, which the texts format themselves. */
const ways =
  /\b(DateTimeFormat|RelativeTimeFormat|DurationFormat|NumberFormat)\((?!\)\.resolvedOptions)|\.toLocale(Date|Time)?String\(|import \{[^}]*\b(format|formatDistance\w*|formatRelative|intlFormat\w*|lightFormat)\b[^}]*\} from 'date-fns'/;

const source = fileURLToPath(new URL('../..', import.meta.url));

test('dates, times and numbers become words in one place, for the chosen language', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((name) => ways.test(readFileSync(source + name, 'utf8')))).toEqual([
    'lib/dates/dates.ts',
  ]);
});
