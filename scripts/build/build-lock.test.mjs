import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdLock } from './build-lock.mjs';

let folder;
let lock;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tavla-lock-'));
  lock = path.join(folder, 'cache/build.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const silent = () => {};

it('lets one task wait for the other, and says so', async () => {
  const seen = [];
  const said = [];
  let end;
  const first = holdLock(lock, silent, () => {
    seen.push('first begins');
    return new Promise((resolve) => {
      end = resolve;
    }).then(() => seen.push('first ends'));
  });
  const second = holdLock(
    lock,
    (line) => {
      said.push(line);
      end();
    },
    async () => seen.push('second'),
  );
  await Promise.all([first, second]);
  expect(seen).toEqual(['first begins', 'first ends', 'second']);
  expect(said).toEqual(['Waiting for another build…']);
  expect(existsSync(lock)).toBe(false);
});

it('is given back by a task that fails', async () => {
  const failing = async () => {
    throw new Error('no build');
  };
  await expect(holdLock(lock, silent, failing)).rejects.toThrow('no build');
  let isDone = false;
  await holdLock(lock, silent, async () => {
    isDone = true;
  });
  expect(isDone).toBe(true);
});

it.each([
  ['is gone', () => spawnSync(process.execPath, ['-e', '']).pid],
  ['had our number, in a container that was killed', () => process.pid],
])('is taken from a process that %s', async (_, pid) => {
  await holdLock(lock, silent, async () => {});
  writeFileSync(lock, String(pid()));
  const said = [];
  await holdLock(
    lock,
    (line) => said.push(line),
    async () => {},
  );
  expect(said).toEqual([]);
});

it.each([
  ['', -3_600_000],
  [', also when the clock was set back since', 3_600_000],
])('is taken from one that is silent: its number may be another one’s by now%s', async (_, ms) => {
  await holdLock(lock, silent, async () => {});
  writeFileSync(lock, String(process.ppid));
  const then = new Date(Date.now() + ms);
  utimesSync(lock, then, then);
  const said = [];
  await holdLock(
    lock,
    (line) => said.push(line),
    async () => {},
  );
  expect(said).toEqual([]);
});

it('is touched by whoever has it, so that nobody takes them for gone', async () => {
  const touched = () => statSync(lock).mtimeMs;
  await holdLock(
    lock,
    silent,
    async () => {
      const longAgo = new Date(Date.now() - 3_600_000);
      utimesSync(lock, longAgo, longAgo);
      await expect.poll(touched).toBeGreaterThan(longAgo.getTime() + 60_000);
    },
    { touchMs: 10, silentMs: 60_000 },
  );
});
