import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../..', import.meta.url));
const inputs = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .flatMap((name) => {
    const text = readFileSync(source + name, 'utf8');
    return [...text.matchAll(/<(?:TextInput|PillsInput\.Field)\n[\s\S]*?\n\s*\/>/g)].map(([input]) => ({
      name,
      input,
    }));
  });

test('whatever is searched in takes no more than a search may have', () => {
  const searches = inputs.filter(({ input }) => /type="search"|value=\{search\}/.test(input));
  expect(searches.length).toBeGreaterThan(8);
  expect(searches.filter(({ input }) => !input.includes('maxLength=')).map(({ name }) => name)).toEqual([]);
});
