import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../build.mjs';
import { leaseOf, staysInUse } from './running-server.mjs';

let folder;
let lease;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tavla-running-'));
  lease = leaseOf({ DATA_DIR: folder }, root);
  mkdirSync(path.dirname(lease));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('looks where the server keeps its lease', () => {
  expect(leaseOf({}, '/srv/tavla')).toBe('/srv/tavla/.tavla/postgres/lease');
  expect(leaseOf({ DATABASE_URL: 'postgresql://db/tavla' }, '/srv/tavla')).toBe(null);
  const database = path.join(root, 'apps/api/src/adapters/database');
  expect(readFileSync(path.join(database, 'folder-lease.ts'), 'utf8')).toContain(
    "clusterFolder(dataDir), 'lease')",
  );
  expect(readFileSync(path.join(database, 'cluster.ts'), 'utf8')).toContain("path.join(dataDir, 'postgres')");
});

it('takes a folder for free that nobody uses', async () => {
  expect(await staysInUse(lease)).toBe(false);
});

it.each([
  ['', -10_000],
  [' just now', 0],
  [', as its time says, tomorrow: the clock was set back', 86_400_000],
])('takes a folder for free whose user was killed%s', async (_, ms) => {
  writeFileSync(lease, '');
  const then = new Date(Date.now() + ms);
  utimesSync(lease, then, then);
  expect(await staysInUse(lease, { silentMs: 150, patienceMs: 1e9 })).toBe(false);
});

it('tells one that is used, whatever its clock says', async () => {
  writeFileSync(lease, '');
  let time = Date.now() / 1000 - 86_400;
  const living = setInterval(() => utimesSync(lease, ++time, time), 20);
  const stays = await staysInUse(lease, { silentMs: 1e9, patienceMs: 0 });
  clearInterval(living);
  expect(stays).toBe(true);
});

it('waits for one whose user ends', async () => {
  writeFileSync(lease, '');
  const waiting = staysInUse(lease, { silentMs: 1e9, patienceMs: 1e9 });
  rmSync(lease);
  expect(await waiting).toBe(false);
});
