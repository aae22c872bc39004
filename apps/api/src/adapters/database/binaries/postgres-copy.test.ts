import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyWithinReach } from './postgres-copy';

let place: string;
let installed: string;
let umask: number;

beforeEach(() => {
  umask = process.umask(0o077);
  place = mkdtempSync(path.join(tmpdir(), 'tavla-copy-'));
  installed = path.join(place, 'installed');
  mkdirSync(path.join(installed, 'bin'), { recursive: true });
  writeFileSync(path.join(installed, 'bin/postgres'), '', { mode: 0o700 });
  writeFileSync(path.join(installed, 'library.so.1'), '');
  symlinkSync('library.so.1', path.join(installed, 'library.so'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(place, { recursive: true, force: true });
});

const modeOf = (entry: string) => lstatSync(entry).mode & 0o777;
const copy = (...parents: string[]) =>
  copyWithinReach(
    installed,
    '18',
    parents.map((name) => path.join(place, name)),
  );

function expectOpen(parent: string): void {
  const modes = readdirSync(path.join(place, parent), { recursive: true, encoding: 'utf8' })
    .filter((name) => !lstatSync(path.join(place, parent, name)).isSymbolicLink())
    .map((name) => [name, modeOf(path.join(place, parent, name)).toString(8)]);
  expect(Object.fromEntries(modes)).toEqual({
    tavla: '755',
    'tavla/postgres-18': '755',
    'tavla/postgres-18/bin': '755',
    'tavla/postgres-18/bin/postgres': '755',
    'tavla/postgres-18/library.so.1': '644',
  });
}

describe.skipIf(process.getuid?.() !== 0)('the copy that root makes of the programs', () => {
  it('can be read by everybody under a umask that closes what is made, with the folders above it', () => {
    expect(copy('cache')).toBe(path.join(place, 'cache/tavla/postgres-18'));
    expect(modeOf(path.join(place, 'cache'))).toBe(0o755);
    expectOpen('cache');
  });

  it('is opened where an earlier start has left it closed', () => {
    const made = copy('cache');
    for (const name of ['', '..', 'bin', 'bin/postgres']) chmodSync(path.join(made, name), 0o700);
    chmodSync(path.join(made, 'library.so.1'), 0o600);
    expect(copy('cache')).toBe(made);
    expectOpen('cache');
  });

  it('opens no folder that holds anything else, and lies elsewhere then', () => {
    mkdirSync(path.join(place, 'lib/tavla/blobs'), { recursive: true });
    expect(copy('lib', 'opt')).toBe(path.join(place, 'opt/tavla/postgres-18'));
    expect(modeOf(path.join(place, 'lib/tavla'))).toBe(0o700);
    expectOpen('opt');
  });
});
