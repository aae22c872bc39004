import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Every other way to read or write the query: the router's, which is that of the last drawing, and the browser's. */
const ways = [
  /\b(useSearchParams|createSearchParams)\b|\b(push|replace)State\(/,
  /\blocation\.search\b|\bsearch\b[^;]*\buseLocation\(/,
  /\bnavigate\(\s*[{`'"]|\bto=(["']|\{\s*[{`'"])/,
];

/** Who may, and what for. */
const allowed = [
  // Numbers an entry of the history, whose address stays.
  'app/guarded-history.ts',
  // Before there is a router.
  'lib/address/leave-unreadable.ts',
  'lib/address/use-address.ts',
];

const source = fileURLToPath(new URL('../..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.ts$/.test(name),
);

const isOtherWay = (text: string) => ways.some((way) => way.test(text));

test('the query of the address is read and changed in one place', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((name) => isOtherWay(readFileSync(source + name, 'utf8')));
  expect(found.sort()).toEqual(allowed);
});
