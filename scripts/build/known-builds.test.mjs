import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepKnown, readKnown } from './known-builds.mjs';

let folder;
let file;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tavla-known-'));
  file = path.join(folder, 'cache/tavla-build.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('remembers what was built, and nothing at first', () => {
  expect(readKnown(file)).toEqual({});
  keepKnown(file, { api: 'one' });
  keepKnown(file, { api: 'one', web: 'two' });
  expect(readKnown(file)).toEqual({ api: 'one', web: 'two' });
  expect(readdirSync(path.dirname(file))).toEqual(['tavla-build.json']);
});

it.each([
  ['nothing, as a full disk leaves it', ''],
  ['the first half', '{"api":"on'],
  ['zeros, as a power cut leaves them', '\0'.repeat(40)],
  ['something else', 'null'],
])('takes a file that holds %s for none', (_, content) => {
  keepKnown(file, {});
  writeFileSync(file, content);
  expect(readKnown(file)).toEqual({});
  keepKnown(file, { api: 'one' });
  expect(readKnown(file)).toEqual({ api: 'one' });
});

it('leaves nothing beside its place when it cannot be kept', () => {
  mkdirSync(path.join(file, 'in the way'), { recursive: true });
  expect(() => keepKnown(file, { api: 'one' })).toThrow();
  expect(readdirSync(path.dirname(file))).toEqual(['tavla-build.json']);
});
