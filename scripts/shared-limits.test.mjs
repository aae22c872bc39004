import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './build.mjs';

const limits = 'packages/shared/src/limits.ts';
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const isProduct = (name) => /\.tsx?$/.test(name) && !/\.(test|test-kit|test-process)\.tsx?$/.test(name);

/** Which limits the files of a folder import. */
function limitsOf(folder) {
  const files = readdirSync(path.join(root, folder), { recursive: true }).filter(isProduct);
  const lists = files.flatMap((name) => [
    ...read(path.join(folder, name)).matchAll(/import \{([^}]*)\} from '(?:@tavla\/shared|\.)\/limits'/g),
  ]);
  return new Set(lists.flatMap(([, list]) => list.match(/\w+/g) ?? []));
}

it('a limit that one side alone keeps to lies where it is kept', () => {
  const [shared, server, browser] = ['packages/shared/src', 'apps/api/src', 'apps/web/src'].map(limitsOf);
  const named = [...read(limits).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(30);
  // What a contract reads is kept to by both: the server holds it, and the browser is told of it.
  const ofOne = named.filter((name) => !shared.has(name) && !(server.has(name) && browser.has(name)));
  expect(ofOne).toEqual([]);
});
