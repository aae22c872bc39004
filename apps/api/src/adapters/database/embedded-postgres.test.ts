import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { query, useDatabaseFolder } from './database.test-kit';
import { sendSignal } from './send-signal';

const at = useDatabaseFolder();
const { start, startElsewhere, postmasterPid } = at;

describe('startEmbeddedPostgres', { timeout: 60_000 }, () => {
  it('makes a PostgreSQL 18 that knows upper and lower case beyond ASCII, stops it, and finds the data again', async () => {
    const first = await start();
    const [row] = await query(
      first.url,
      "select lower('ÅÑ') as lower, current_setting('server_version') as version",
    );
    expect(row).toMatchObject({ lower: 'åñ', version: expect.stringMatching(/^18\./) });
    await query(first.url, 'create table kept as select 42 as value');
    await first.stop();
    await expect(query(first.url, 'select 1')).rejects.toThrow();
    expect(existsSync(path.join(at.dataDir, 'postgres/data/postmaster.pid'))).toBe(false);

    const second = await start();
    expect(second.reused).toBe(false);
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 42 }]);
  });

  it('keeps the password to itself', async () => {
    await start();
    expect(statSync(path.join(at.dataDir, 'postgres/credentials.json')).mode & 0o777).toBe(0o600);
    expect(existsSync(path.join(at.dataDir, 'postgres/password'))).toBe(false);
  });

  it('takes over the server of a killed process, with everything that was confirmed', async () => {
    const { child, answer } = await startElsewhere();
    await query(answer.url, 'create table kept as select 42 as value');
    child.kill('SIGKILL');
    const again = await start();
    expect(again.reused).toBe(true);
    expect(await query(again.url, 'select value from kept')).toEqual([{ value: 42 }]);
    await again.stop();
    await expect(query(again.url, 'select 1')).rejects.toThrow();
  });

  it('recovers when process and server are killed together', async () => {
    const { child, answer } = await startElsewhere();
    await query(answer.url, 'create table kept as select 42 as value');
    child.kill('SIGKILL');
    sendSignal(postmasterPid(), 'SIGKILL');
    const again = await start();
    expect(again.reused).toBe(false);
    expect(await query(again.url, 'select value from kept')).toEqual([{ value: 42 }]);
  });

  it('brings a server that dies back at the same address', async () => {
    const database = await start();
    await query(database.url, 'create table kept as select 42 as value');
    const died = postmasterPid();
    sendSignal(died, 'SIGKILL');
    await expect
      .poll(() => query(database.url, 'select value from kept').catch(() => null))
      .toEqual([{ value: 42 }]);
    expect(postmasterPid()).not.toBe(died);
  });

  it('says that another Tavla uses the folder, and leaves that one alone', async () => {
    const database = await start();
    const { answer } = await startElsewhere();
    expect(answer.error).toContain(`Another Tavla is using the folder ${at.dataDir}`);
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('gives the folder to exactly one of two that start at once', async () => {
    const both = await Promise.all([startElsewhere(), startElsewhere()]);
    const answers = both.map(({ answer }) => answer);
    expect(answers.filter((answer) => answer.url)).toHaveLength(1);
    expect(answers.filter((answer) => answer.error?.startsWith('Another Tavla is using'))).toHaveLength(1);
  });

  it('starts over after a crash in the middle of making the database', async () => {
    const { child } = at.spawnElsewhere();
    const halfMade = () => readdirSync(at.dataDir).filter((name) => name.includes('partial'));
    await expect.poll(halfMade, { interval: 2 }).toHaveLength(1);
    child.kill('SIGKILL');
    await once(child, 'exit');

    const database = await start();
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(halfMade()).toEqual([]);
  });

  it('starts when the pid file names a process that is something else', async () => {
    const { child, answer } = await startElsewhere();
    await query(answer.url, 'create table kept as select 42 as value');
    const pidFile = path.join(at.dataDir, 'postgres/data/postmaster.pid');
    const text = readFileSync(pidFile, 'utf8');
    child.kill('SIGKILL');
    sendSignal(postmasterPid(), 'SIGKILL');
    await expect.poll(() => at.servers()).toEqual([]);
    writeFileSync(pidFile, text.replace(/^\d+/, String(process.pid)));
    const again = await start();
    expect(await query(again.url, 'select value from kept')).toEqual([{ value: 42 }]);
  });

  it('never deletes files that it cannot open', async () => {
    await (await start()).stop();
    rmSync(path.join(at.dataDir, 'postgres/credentials.json'));
    await expect(start()).rejects.toThrow(/cannot be opened.*Restore the folder from a backup/);
    expect(existsSync(path.join(at.dataDir, 'postgres/data/PG_VERSION'))).toBe(true);
  });

  it('says so when DATA_DIR is a file', async () => {
    rmSync(at.dataDir, { recursive: true });
    writeFileSync(at.dataDir, '');
    await expect(start()).rejects.toThrow(`${at.dataDir} cannot be used, since there is a file of that name`);
  });

  it.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')(
    'works below a home that only root may enter',
    async () => {
      const home = mkdtempSync(path.join(tmpdir(), 'tavla-home-'));
      rmSync(at.dataDir, { recursive: true });
      at.dataDir = path.join(home, 'project/.tavla');
      expect(statSync(home).mode & 0o077).toBe(0);
      const database = await start();
      expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await database.stop();
      rmSync(home, { recursive: true });
    },
  );
});
