import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareDataDir } from './prepare-data-dir';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tavla-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function refusal(dataDir: string): string {
  try {
    prepareDataDir(dataDir);
  } catch (error) {
    return String(error);
  }
  return 'none';
}

it('makes the folder, however deep and whatever it is called, also behind a link', () => {
  const odd = path.join(folder, 'a b', "Ärenden 'q' 字", 'x'.repeat(200), 'data');
  prepareDataDir(odd);
  prepareDataDir(odd);
  expect(readdirSync(odd)).toEqual(['work']);
  mkdirSync(path.join(folder, 'real'));
  symlinkSync(path.join(folder, 'real'), path.join(folder, 'link'));
  prepareDataDir(path.join(folder, 'link'));
  expect(readdirSync(path.join(folder, 'real'))).toEqual(['work']);
});

it('refuses in one line what cannot be a folder', () => {
  writeFileSync(path.join(folder, 'file'), '');
  symlinkSync(path.join(folder, 'nowhere'), path.join(folder, 'dangling'));
  symlinkSync(path.join(folder, 'loop'), path.join(folder, 'loop'));
  for (const name of ['file', 'file/below', 'dangling', 'dangling/below', 'loop/x', 'x'.repeat(300)]) {
    const words = refusal(path.join(folder, name));
    expect(words, name).toMatch(/^EnvError: .*(Set DATA_DIR to|Set it to) [^\n]+\.$/);
    expect(words).toContain(name);
  }
});

// Where the system takes no folder below one that is there, Node's own `recursive` never returns.
it
  .skipIf(process.platform !== 'linux')
  .each(['/proc/tavla/data', '/proc/tavla', '/proc', '/proc/self', '/sys'])(
  'refuses %s in one line',
  (dataDir) => {
    expect(refusal(dataDir)).toMatch(
      /^EnvError: .*Set (DATA_DIR|it) to another [^\n]+\.$|^EnvError: Tavla may not write/,
    );
  },
);
