import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const parts = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.tsx'),
);

/** Each name that a part takes from a sheet (`classes.title`), with where the sheet is. */
function namesTaken(file: string): { file: string; sheet: string; name: string }[] {
  const text = readFileSync(path.join(source, file), 'utf8');
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
    ([, variable, from = '']) => {
      const sheet = from.startsWith('@/')
        ? path.join(source, from.slice(2))
        : path.join(source, path.dirname(file), from);
      const uses = [...text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))];
      return uses.map(([, name = '']) => ({ file, sheet, name }));
    },
  );
}

test('every class that a part asks for has a rule', () => {
  const taken = parts.flatMap(namesTaken);
  expect(taken.length).toBeGreaterThan(200);
  const without = taken.filter(
    ({ sheet, name }) => !new RegExp(`\\.${name}\\b`).test(readFileSync(sheet, 'utf8')),
  );
  expect(without.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
