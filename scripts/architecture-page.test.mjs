import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './build.mjs';

const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
const sources = ['packages/shared/src', 'apps/api/src', 'apps/web/src'];
const most = 25;

/** Every folder below one, itself included, with how many files lie in it. */
function foldersOf(folder) {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory() && entry.name !== 'generated');
  const files = entries.filter((entry) => entry.isFile()).length;
  return [{ folder, files }, ...below.flatMap(({ name }) => foldersOf(path.join(folder, name)))];
}

/** The part of the page under a heading. */
const section = (heading) => page.split(/^#{2,3} /m).find((part) => part.startsWith(heading)) ?? '';

describe('docs/architecture.md', () => {
  it.each([
    ['Shared', 'packages/shared/src'],
    ['Server', 'apps/api/src'],
    ['Browser', 'apps/web/src'],
  ])('names every room of %s, and no other', (heading, source) => {
    const named = [...section(heading).matchAll(/^\| `([a-z0-9]+)` /gm)].map(([, name]) => name);
    const there = readdirSync(path.join(root, source), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(named.toSorted()).toEqual(there.toSorted());
  });

  it('points only at what is there', () => {
    const rooms = [...sources, 'apps/web/src/entities/tasks', ''];
    const paths = [...page.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, name]) => name);
    const links = [...page.matchAll(/\]\((decisions[^)]*)\)/g)].map(([, name]) => `docs/${name}`);
    const lost = [...paths, ...links].filter(
      (name) => !rooms.some((room) => existsSync(path.join(root, room, name))),
    );
    expect(lost).toEqual([]);
  });

  it('gives a room of many files rooms inside it', () => {
    const folders = [...sources, 'apps/e2e/src', 'apps/bench/src', 'scripts'].flatMap(foldersOf);
    // What is not made by hand, or lies together for what reads it.
    const excepted = /\/test\/fixtures/;
    const large = folders.filter(({ folder, files }) => files > most && !excepted.test(folder));
    expect(large).toEqual([]);
  });
});
