import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { longestTests } from './longest-tests.mjs';

it('names tests that exist', () => {
  const root = new URL('../', import.meta.url);
  expect(longestTests.filter((file) => !existsSync(fileURLToPath(new URL(file, root))))).toEqual([]);
});
