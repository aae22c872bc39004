import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './build.mjs';

const limits = 'packages/shared/src/limits.ts';
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const isProduct = (name) => /\.tsx?$/.test(name) && !/\.(test|test-kit|test-process)\.tsx?$/.test(name);

const sources = ['packages/shared/src', 'apps/api/src', 'apps/web/src'];
const filesOf = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .filter(isProduct)
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')));
const named = [...read(limits).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

/** Which limits the files of a folder import. */
function limitsOf(folder) {
  const lists = filesOf(folder).flatMap((file) => [
    ...read(file).matchAll(/import \{([^}]*)\} from '(?:@tavla\/shared|\.)\/limits'/g),
  ]);
  return new Set(lists.flatMap(([, list]) => list.match(/\w+/g) ?? []));
}

it('a limit that one side alone keeps to lies where it is kept', () => {
  const [shared, server, browser] = sources.map(limitsOf);
  expect(named.length).toBeGreaterThan(30);
  // What a contract reads is kept to by both: the server holds it, and the browser is told of it.
  const ofOne = named.filter((name) => !shared.has(name) && !(server.has(name) && browser.has(name)));
  expect(ofOne).toEqual([]);
});

it('nothing else has the name of a limit that both sides know', () => {
  const again = sources
    .flatMap(filesOf)
    .filter((file) => file !== limits)
    .flatMap((file) =>
      [...read(file).matchAll(/\bconst (\w+) =/g)]
        .filter(([, name]) => named.includes(name))
        .map(([, name]) => [file, name]),
    );
  expect(again).toEqual([]);
});
