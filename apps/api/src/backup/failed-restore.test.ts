import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '@/adapters/database/embedded-postgres';
import type { Progress } from '@/lib/progress';
import { mountTiny, unmount } from '@/test/processes/tiny-disk';
import { addMeeting } from '@/test/rows/add-meeting';
import { fillColumn } from '@/test/rows/many-tasks';
import { useTestApp } from '@/test/test-app';
import { backUpTo, dump, Places, query, restoreFrom } from './backup.test-kit';
import { refuseHalfRestored } from './staging';

const app = useTestApp();
const places = new Places();
let good: string;
/** Its rows break a rule of the database, so that it fails at the very end of a restore. */
let unsound: string;

beforeAll(async () => {
  const { db, app: server } = app.current;
  const company = await app.current.addCompany();
  await fillColumn(app.current, company.id, 'todo', 500);
  await addMeeting(db.prisma, company.id, { status: 'queued', sizeBytes: 9n, blobKey: 'audios/weekly' });
  await server.deps.blobs.put('audios/weekly', Buffer.from('recording'));
  const folder = await places.folder();
  const source = { DATABASE_URL: db.url, DATA_DIR: server.deps.env.dataDir };
  good = path.join(folder, 'good.tar');
  await backUpTo(good, source);
  unsound = path.join(folder, 'unsound.tar');
  const { rows } = await db.pool.query<{ conname: string }>(
    `select conname from pg_constraint where conrelid = 'task'::regclass and contype = 'f'`,
  );
  for (const { conname } of rows) await app.current.asOwner(`alter table task drop constraint "${conname}"`);
  await db.pool.query(`update task set "userId" = $1 where title = 'Task 1'`, [newId()]);
  await backUpTo(unsound, source);
});
afterAll(() => places.clear());

async function emptyPlace(): Promise<{ DATABASE_URL: string; DATA_DIR: string }> {
  return { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: await places.folder() };
}

async function expectEmpty({ DATABASE_URL, DATA_DIR }: { DATABASE_URL?: string; DATA_DIR: string }) {
  if (DATABASE_URL) {
    expect(await dump(DATABASE_URL)).toEqual({});
    expect(await query(DATABASE_URL, "select 1 from pg_namespace where nspname = 'graphile_worker'")).toEqual(
      [],
    );
  }
  expect(existsSync(DATA_DIR) ? await readdir(DATA_DIR) : []).toEqual([]);
}

/** Run by a process of its own: ends the connections of an application. */
const terminate = `
  const client = new (require('pg').Client)(process.argv[1]);
  const sql = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()';
  client.connect().then(() => client.query(sql, [process.argv[2]])).then(() => client.end());`;
const cwd = fileURLToPath(new URL('../..', import.meta.url));

/** Ends a connection of the database at a moment, and lets nothing go on until it has ended. */
function dying(url: string, application: string, moment: string): Progress {
  let isKilled = false;
  const now = (text: string) => {
    if (isKilled || !text.startsWith(moment)) return;
    isKilled = true;
    execFileSync(process.execPath, ['-e', terminate, url, application], { cwd });
  };
  return { say() {}, clear() {}, now };
}

describe('a restore', { timeout: 120_000 }, () => {
  it('that fails leaves an own database and the folder as they were', async () => {
    const place = await emptyPlace();
    await expect(restoreFrom(unsound, place)).rejects.toThrow(/violates foreign key constraint/);
    await expectEmpty(place);
    await restoreFrom(good, place);
    expect(await readdir(path.join(place.DATA_DIR, 'blobs/audios'))).toEqual(['weekly']);
  });

  it('that fails leaves no folder with a built-in database, and none where there was none', async () => {
    const folder = await places.folder();
    for (const DATA_DIR of [path.join(folder, 'new'), folder]) {
      await expect(restoreFrom(unsound, { DATA_DIR })).rejects.toThrow(/violates foreign key constraint/);
      await expectEmpty({ DATA_DIR });
    }
    expect(existsSync(folder)).toBe(true);
  });

  it('that finds no room for the files names the folder, and leaves all as it was', async ({ skip }) => {
    const disk = await places.folder();
    if (!mountTiny(disk, 8)) return skip();
    try {
      const place = { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: path.join(disk, 'data') };
      await writeFile(path.join(disk, 'filler'), Buffer.alloc(7.5 * 2 ** 20));
      const fault = await restoreFrom(good, place).catch((error) => error);
      expect(fault).toMatchObject({ code: 'ENOSPC', path: expect.stringContaining(place.DATA_DIR) });
      await expectEmpty(place);
      await rm(path.join(disk, 'filler'));
      await restoreFrom(good, place);
    } finally {
      unmount(disk);
    }
  });

  it('refuses a damaged archive before it touches anything', async () => {
    const bytes = await readFile(good);
    const at = bytes.indexOf('recording');
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    const damaged = path.join(await places.folder(), 'damaged.tar');
    await writeFile(damaged, bytes);
    const place = await emptyPlace();
    await expect(restoreFrom(damaged, place)).rejects.toThrow(
      '"files/audios/weekly" is not what was written. Use another archive.',
    );
    await expectEmpty(place);
    await writeFile(damaged, bytes.subarray(0, bytes.length / 2));
    await expect(restoreFrom(damaged, place)).rejects.toThrow('cut off');
    await expectEmpty(place);
  });

  it('refuses a database with anything in it, and names it', async () => {
    const place = await emptyPlace();
    await query(place.DATABASE_URL, 'create table somebodys (id int)');
    await expect(restoreFrom(good, place)).rejects.toThrow(
      /The database "test_\w+" is not empty: it has the tables somebodys\. Create an empty one/,
    );
    expect(Object.keys(await dump(place.DATABASE_URL))).toEqual(['somebodys']);
    const own = { DATABASE_URL: app.current.db.url, DATA_DIR: await places.folder() };
    const before = await dump(own.DATABASE_URL);
    await expect(restoreFrom(good, own)).rejects.toThrow('is not empty');
    expect(await dump(own.DATABASE_URL)).toEqual(before);
  });

  it('refuses a folder with anything in it, and one that Tavla is running in', async () => {
    const DATA_DIR = await places.folder();
    await mkdir(path.join(DATA_DIR, 'cache'));
    await writeFile(path.join(DATA_DIR, 'auth-secret'), 'mine');
    await expect(restoreFrom(good, { DATA_DIR })).rejects.toThrow('is not empty: it holds auth-secret.');
    expect((await readdir(DATA_DIR)).sort()).toEqual(['auth-secret', 'cache']);
    const running = path.join(await places.folder(), 'running');
    const postgres = await startEmbeddedPostgres({ dataDir: running, log: () => {} });
    places.later(() => postgres.stop());
    await expect(restoreFrom(good, { DATA_DIR: running })).rejects.toThrow(`Tavla is running in ${running}`);
  });

  it('gives way to whoever puts something into the folder meanwhile', async () => {
    const place = await emptyPlace();
    const progress = {
      say() {},
      clear() {},
      now: (text: string) => {
        const file = path.join(place.DATA_DIR, 'auth-secret');
        if (text.startsWith('Restoring') && !existsSync(file)) void writeFile(file, 'of a server');
      },
    };
    await expect(restoreFrom(good, place, { progress })).rejects.toThrow(
      'appeared while the backup was restored',
    );
    expect(await readdir(place.DATA_DIR)).toEqual(['auth-secret']);
    expect(await readFile(path.join(place.DATA_DIR, 'auth-secret'), 'utf8')).toBe('of a server');
    expect(await dump(place.DATABASE_URL)).toEqual({});
  });

  it('takes over from one that was killed', async () => {
    const place = await emptyPlace();
    await mkdir(path.join(place.DATA_DIR, 'restore.partial-4194304/blobs'), { recursive: true });
    await restoreFrom(good, place);
    expect((await readdir(place.DATA_DIR)).sort()).toEqual(['auth-secret', 'blobs']);
  });

  it('that was killed while it moved its files in can be run again, and takes nothing else away', async () => {
    const place = await emptyPlace();
    const again = { ...place, DATABASE_URL: await places.emptyDatabase() };
    await restoreFrom(good, place);
    expect(() => refuseHalfRestored(place.DATA_DIR)).not.toThrow();
    const partial = path.join(place.DATA_DIR, 'restore.partial-4194304');
    const list = path.join(partial, 'moving.json');
    const names = ['auth-secret', 'blobs', 'restore.partial-4194304'];
    await mkdir(partial);

    // Killed after the commit: the rows have their files.
    await writeFile(list, '["auth-secret","blobs"]');
    expect(() => refuseHalfRestored(place.DATA_DIR)).toThrow(/has not come to its end.*run it again/);
    await expect(restoreFrom(good, place)).rejects.toThrow('is not empty: it has the tables');
    expect((await readdir(place.DATA_DIR)).sort()).toEqual(names);
    // A secret that it has not put there.
    await writeFile(list, '["blobs"]');
    await expect(restoreFrom(good, again)).rejects.toThrow('is not empty: it holds auth-secret.');
    expect((await readdir(place.DATA_DIR)).sort()).toEqual(names);
    // Killed between two renames.
    await writeFile(list, '["blobs","auth-secret"]');
    await rename(path.join(place.DATA_DIR, 'auth-secret'), path.join(partial, 'auth-secret'));
    await restoreFrom(good, again);
    expect((await readdir(place.DATA_DIR)).sort()).toEqual(['auth-secret', 'blobs']);
    expect(() => refuseHalfRestored(place.DATA_DIR)).not.toThrow();
  });

  it('whose database dies in the middle can be tried again', async () => {
    const place = await emptyPlace();
    const progress = dying(place.DATABASE_URL, 'tavla restore', 'Restoring');
    await expect(restoreFrom(good, place, { progress })).rejects.toThrow();
    expect(await readdir(place.DATA_DIR)).toEqual([]);
    await restoreFrom(good, place);
    expect(await query(place.DATABASE_URL, 'select 1 from audio')).toHaveLength(1);
  });

  it('can be stopped at any moment, and leaves nothing', async () => {
    for (const moment of ['Checking', 'Restoring', 'Finishing']) {
      const place = await emptyPlace();
      const stopping = new AbortController();
      const now = (text: string) => void (text.startsWith(moment) && stopping.abort());
      const progress = { say() {}, clear() {}, now };
      const stopped = restoreFrom(good, place, { progress, signal: stopping.signal });
      await expect(stopped, moment).rejects.toThrow(/abort/i);
      await expectEmpty(place);
      const embedded = { DATA_DIR: path.join(await places.folder(), 'new') };
      const again = new AbortController();
      const stop = (text: string) => void (text.startsWith(moment) && again.abort());
      const halted = restoreFrom(good, embedded, {
        progress: { ...progress, now: stop },
        signal: again.signal,
      });
      await expect(halted, moment).rejects.toThrow(/abort/i);
      await expectEmpty(embedded);
    }
  });
});

describe('a backup', { timeout: 120_000 }, () => {
  it('of a folder without a database makes neither', async () => {
    const DATA_DIR = path.join(await places.folder(), 'none');
    const file = path.join(await places.folder(), 'backup.tar');
    await expect(backUpTo(file, { DATA_DIR })).rejects.toThrow(
      `There is no database of Tavla in ${DATA_DIR}`,
    );
    expect(existsSync(DATA_DIR)).toBe(false);
    expect(existsSync(file)).toBe(false);
  });

  it('whose database dies in the middle leaves nothing', async () => {
    const folder = await places.folder();
    const DATABASE_URL = app.current.db.url;
    const source = { DATABASE_URL, DATA_DIR: app.current.app.deps.env.dataDir };
    const progress = dying(DATABASE_URL, 'tavla backup', 'Copying the database: audio');
    await expect(backUpTo(path.join(folder, 'backup.tar'), source, { progress })).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  });

  it('can be stopped at any moment, and leaves nothing', async () => {
    const folder = await places.folder();
    const source = { DATABASE_URL: app.current.db.url, DATA_DIR: app.current.app.deps.env.dataDir };
    for (const moment of ['Copying the database: audio', 'Copying the database: task', 'Copying files']) {
      const stopping = new AbortController();
      const now = (text: string) => void (text.startsWith(moment) && stopping.abort());
      const options = { signal: stopping.signal, progress: { say() {}, clear() {}, now } };
      await expect(backUpTo(path.join(folder, 'backup.tar'), source, options)).rejects.toThrow();
      expect(stopping.signal.aborted, moment).toBe(true);
      expect(await readdir(folder)).toEqual([]);
    }
  });
});
