import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { desktopOnlySpecs } from './desktop-only';

it('names files that are there, so that none is left out by a name that another file takes later', () => {
  const isThere = (name: string) => existsSync(new URL(`../${name}`, import.meta.url));
  expect(desktopOnlySpecs.filter((name) => !isThere(name))).toEqual([]);
});
