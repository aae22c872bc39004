import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { copyCluster } from '@/test/copy-cluster';
import { query, useDatabaseFolder } from './database.test-kit';
import { keepLease, leaseFile } from './folder-lease';

const at = useDatabaseFolder({ isMade: true });
const lease = () => leaseFile(at.dataDir);

/** A Tavla that cannot be seen from here: a pid file whose process is none of ours, and a lease that is touched. */
function takeElsewhere(): void {
  writeFileSync(at.pidFile(), `4194304\n${at.dataDir}\n0\n1\n\n127.0.0.1\n\nready   \n`);
  writeFileSync(lease(), 'another container');
  living = setInterval(() => utimesSync(lease(), new Date(), new Date()), 50);
}
let living: NodeJS.Timeout | undefined;
afterEach(() => clearInterval(living));

describe('a folder that a Tavla elsewhere uses', { timeout: 60_000 }, () => {
  it('is refused, and nothing in it is touched', async () => {
    takeElsewhere();
    const before = readFileSync(at.pidFile(), 'utf8');
    await expect(at.start()).rejects.toThrow(/Another Tavla, in another container .* docker exec\.$/);
    expect(readFileSync(at.pidFile(), 'utf8')).toBe(before);
    expect(readFileSync(lease(), 'utf8')).toBe('another container');
    expect(at.servers()).toEqual([]);
  });

  it('is taken over once that is dead', async () => {
    takeElsewhere();
    clearInterval(living);
    const database = await at.start();
    expect(at.lines).toContain('Looking whether another Tavla uses the folder…');
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(readFileSync(lease(), 'utf8')).not.toBe('another container');
  });

  it('is not waited for when that ends meanwhile', async () => {
    takeElsewhere();
    clearInterval(living);
    const taking = keepLease(at.dataDir, () => {}, { watchMs: 1e9, settleMs: 1e9 });
    rmSync(lease());
    (await taking).leave('nobody');
  });

  it('is refused to one of two that make it at once', async () => {
    rmSync(path.join(at.dataDir, 'postgres'), { recursive: true });
    const log = (line: string) => {
      if (line !== 'Creating the database…') return;
      copyCluster(inject('newDataDir'), at.dataDir);
      takeElsewhere();
    };
    await expect(at.start({ log })).rejects.toThrow(/Another Tavla, in another container/);
    expect(readFileSync(lease(), 'utf8')).toBe('another container');
    expect(at.servers()).toEqual([]);
  });

  it('is refused to one of two that find it dead at once', async () => {
    takeElsewhere();
    clearInterval(living);
    const taking = keepLease(at.dataDir, () => {}, { watchMs: 500, settleMs: 1_000 });
    const refused = expect(taking).rejects.toThrow(/Another Tavla, in another container/);
    const place = () => readFileSync(lease(), 'utf8');
    await expect.poll(place, { interval: 10 }).not.toBe('another container');
    takeElsewhere();
    await refused;
    expect(place()).toBe('another container');
  });

  it('is said to be so when that took it from a Tavla here, whose end leaves it alone', async () => {
    const database = await at.start();
    writeFileSync(lease(), 'another container');
    const { mtimeMs } = statSync(lease());
    await expect.poll(() => at.lines.at(-1)).toMatch(/has taken the folder .* Stop one of them\.$/);
    await database.stop();
    expect(readFileSync(lease(), 'utf8')).toBe('another container');
    expect(statSync(lease()).mtimeMs).toBe(mtimeMs);
  });
});

describe('the lease of a folder', { timeout: 60_000 }, () => {
  it('is touched for as long as the database is used, and then gone', async () => {
    const database = await at.start();
    const { mtimeMs } = statSync(lease());
    await expect.poll(() => statSync(lease()).mtimeMs).toBeGreaterThan(mtimeMs);
    rmSync(lease());
    await expect.poll(() => existsSync(lease())).toBe(true);
    await database.stop();
    expect(existsSync(lease())).toBe(false);
  });

  it('is done without where it cannot be written', async () => {
    mkdirSync(lease());
    const database = await at.start();
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('makes nobody wait where a full disk has left it empty', async () => {
    writeFileSync(lease(), '');
    await at.start();
    expect(at.lines).not.toContain('Looking whether another Tavla uses the folder…');
    expect(readFileSync(lease(), 'utf8')).not.toBe('');
  });

  it('makes nobody wait where processes see each other', async () => {
    const { child } = await at.startElsewhere();
    await expect(at.start()).rejects.toThrow(/Another Tavla is using the folder/);
    child.kill('SIGKILL');
    expect((await at.start()).reused).toBe(true);
    expect(at.lines).not.toContain('Looking whether another Tavla uses the folder…');
  });
});
