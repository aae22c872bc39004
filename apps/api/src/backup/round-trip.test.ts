import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '@/adapters/database/embedded-postgres';
import { addFilledCompany } from '@/test/filled-company';
import { fillColumn } from '@/test/rows/many-tasks';
import { useTestApp } from '@/test/test-app';
import { backUpTo, dump, Places, query, restoreFrom, Said } from './backup.test-kit';
import { isLeftOut } from './database/left-out';

const app = useTestApp();
const places = new Places();
let archives: string;
let source: Record<string, string>;
let before: Record<string, string[]>;
let recording: Buffer;
let recordingKey: string;

/** Everything that text can be, and what looks like COPY's own signs. */
const odd = [
  '',
  ' ',
  '\\N',
  '\\.',
  '\\\\t\t\n\r\n\v\b',
  `'"\`$1 %s {}; drop table task; --`,
  '👩‍👩‍👧‍👦 Å ñ \u202E עברית 𝕏 \u0001\u007F\uFFFD',
  'x'.repeat(300_000),
];

beforeAll(async () => {
  const { db, deps } = { db: app.current.db, deps: app.current.app.deps };
  source = { DATABASE_URL: db.url, DATA_DIR: deps.env.dataDir };
  archives = await places.folder();
  const { company, ids } = await addFilledCompany(app.current);
  const organizationId = company.id;
  await fillColumn(app.current, organizationId, 'done', 3_000);
  for (const [index, text] of odd.entries()) {
    await db.pool.query(
      `insert into task ("organizationId", id, title, description, "column", status, position, tags, "endDate",
         "statusAt", "userId")
       values ($1, $2, $3, $4, 'todo', 'todo', $5, $6, $7, '2026-02-03 04:05:06.789Z', $8)`,
      [
        organizationId,
        newId(),
        text.slice(0, 150),
        text,
        `b${index}`,
        JSON.stringify([{ id: 'n', name: text.replaceAll('\u0000', ''), category: '', color: 'red' }]),
        index % 2 ? null : '2024-02-29',
        index % 3 ? null : company.member.id,
      ],
    );
  }
  await db.prisma.csvImport.create({
    data: {
      organizationId,
      id: newId(),
      userId: company.admin.id,
      status: 'queued',
      total: 1,
      file: new Uint8Array([...Array(256).keys()]),
      report: { odd, nested: { number: 1e-7, big: 2 ** 53 - 1, none: null } },
    },
  });
  await db.prisma.user.update({
    where: { organizationId_id: { organizationId, id: company.member.id } },
    data: { managerId: company.admin.id },
  });
  recording = randomBytes(3 * 2 ** 20 + 7);
  recordingKey = `audios/${organizationId}/${ids.audio}`;
  await deps.blobs.put(recordingKey, recording);
  await db.pool.query(
    'update audio set "blobKey" = $1, progress = 0.1 + 0.2, "sizeBytes" = 9007199254740993',
    [recordingKey],
  );
  await deps.blobs.put('sample', Buffer.from('attachment'));
  await deps.blobs.put('orphan', Buffer.from('no row names it'));
  await db.pool.query('insert into clean_up values (1, now(), now())');
  before = await dump(db.url);
});
afterAll(() => places.clear());

/** What the restored database must hold: all of it, but for the tables that do not travel. */
function expected(): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(before).map(([name, rows]) => [name, isLeftOut(name) ? [] : rows]),
  );
}

async function expectRestored(url: string, dataDir: string): Promise<void> {
  const { _prisma_migrations: migrations, ...after } = await dump(url);
  const { _prisma_migrations: none, ...wanted } = expected();
  expect(none).toEqual([]);
  expect(Object.keys(after)).toEqual(Object.keys(wanted));
  for (const [name, rows] of Object.entries(wanted)) {
    expect(after[name]?.length, name).toBe(rows.length);
    expect(
      after[name]?.every((row, index) => row === rows[index]),
      name,
    ).toBe(true);
  }
  expect(migrations).toHaveLength(before._prisma_migrations?.length ?? 0);
  const blob = path.join(dataDir, 'blobs', recordingKey);
  expect((await readFile(blob)).equals(recording)).toBe(true);
  expect((await stat(blob)).mode & 0o077).toBe(0);
  expect(await readFile(path.join(dataDir, 'blobs/sample'), 'utf8')).toBe('attachment');
  const secret = path.join(dataDir, 'auth-secret');
  expect((await readFile(secret, 'utf8')).trim()).toBe(app.current.app.deps.authSecret);
  expect((await stat(secret)).mode & 0o777).toBe(0o600);
}

describe('a backup', { timeout: 180_000 }, () => {
  it('comes back row by row and byte by byte: own database to built-in one, and from there to an own one', async () => {
    const first = path.join(archives, 'first.tar');
    const { manifest } = await backUpTo(first, source);
    expect(manifest).toMatchObject({ companies: 1, filesInside: 2, filesMissing: [], secret: 'inside' });

    const embedded = path.join(await places.folder(), 'new');
    await restoreFrom(first, { DATA_DIR: embedded });
    expect((await readdir(embedded)).sort()).toEqual(['auth-secret', 'blobs', 'postgres']);
    // It does not run: the backup starts its database, and stops it again.
    const second = path.join(archives, 'second.tar');
    const passphrase = 'correct horse battery staple';
    await backUpTo(second, { DATA_DIR: embedded }, { passphrase });
    expect(await readdir(path.join(embedded, 'postgres/data'))).not.toContain('postmaster.pid');

    const own = { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: await places.folder() };
    await restoreFrom(second, own, { askPassphrase: async () => passphrase });
    await expectRestored(own.DATABASE_URL, own.DATA_DIR);

    // It runs: the backup uses it as it is, and leaves it alone.
    const running = await startEmbeddedPostgres({ dataDir: embedded, log: () => {} });
    places.later(() => running.stop());
    await expectRestored(running.url, embedded);
    await backUpTo(path.join(archives, 'third.tar'), { DATA_DIR: embedded });
    expect(await query(running.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('has every table in it, or says that it was left out', async () => {
    const { manifest } = await backUpTo(path.join(archives, 'tables.tar'), source);
    const named = [...manifest.tables.map(({ name }) => name), ...manifest.leftOut];
    expect(named.toSorted()).toEqual(Object.keys(before).toSorted());
    expect(manifest.leftOut.toSorted()).toEqual(Object.keys(before).filter(isLeftOut).toSorted());
    expect(manifest.leftOut).toEqual(
      expect.arrayContaining(['event', 'rate_limit', 'refresh_token', 'session', 'sign_in_code', 'upload']),
    );
    for (const { name, rows } of manifest.tables) expect(rows, name).toBe(before[name]?.length);
    // A row that travels must not need one that does not.
    const references = await query<{ from: string; to: string }>(
      source.DATABASE_URL ?? '',
      `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`,
    );
    expect(references.filter(({ from, to }) => isLeftOut(to) && !isLeftOut(from))).toEqual([]);
  });

  it('opens with the tools of the system, and its checksums hold', async () => {
    const file = path.join(archives, 'tools.tar');
    await backUpTo(file, source);
    const folder = await places.folder();
    execFileSync('tar', ['xf', file, '-C', folder]);
    // As `sha256sum --check SHA256SUMS` does, which not every system has.
    const sums = (await readFile(path.join(folder, 'SHA256SUMS'), 'utf8')).trimEnd().split('\n');
    expect(sums).toContainEqual(expect.stringMatching(/^[0-9a-f]{64} {2}manifest\.json$/));
    for (const line of sums) {
      const [sum, name = ''] = line.split('  ');
      const bytes = await readFile(path.join(folder, name));
      expect(createHash('sha256').update(bytes).digest('hex'), name).toBe(sum);
    }
    const rows = execFileSync('sh', ['-c', 'cat database/task/*.gz | gunzip'], {
      cwd: folder,
      maxBuffer: 2 ** 26,
    });
    expect(rows.toString().trimEnd().split('\n')).toHaveLength(before.task?.length ?? 0);
  });

  it('has new tables and their sequences by itself; what is none of Tavla stays out of a restore, with words', async () => {
    const MIGRATE_DATABASE_URL = app.current.ownerUrl;
    await query(
      MIGRATE_DATABASE_URL,
      `create table somebodys_notes (id int generated always as identity, note text, shout text generated always as (upper(note)) stored);
       insert into somebodys_notes (note) values ('keep')`,
    );
    try {
      const file = path.join(archives, 'notes.tar');
      const { manifest } = await backUpTo(file, { ...source, MIGRATE_DATABASE_URL });
      expect(manifest.tables).toContainEqual({ name: 'somebodys_notes', columns: ['id', 'note'], rows: 1 });
      expect(manifest.sequences).toEqual([{ name: 'somebodys_notes_id_seq', value: '1' }]);
      const progress = new Said();
      const own = { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: await places.folder() };
      await restoreFrom(file, own, { progress });
      expect(progress.lines).toEqual(['The table "somebodys_notes" is none of Tavla\'s; it was left out.']);
    } finally {
      await query(MIGRATE_DATABASE_URL, 'drop table somebodys_notes');
    }
  });

  it('leaves out with words what somebody else has made under a name that is none of ours', async () => {
    const MIGRATE_DATABASE_URL = app.current.ownerUrl;
    const names = ['Notes', '_private', 'somebody else’s'];
    for (const name of names) {
      await query(MIGRATE_DATABASE_URL, `create table "${name}" (id int primary key, "blobKey" text)`);
      await query(MIGRATE_DATABASE_URL, `insert into "${name}" values (1, 'none of ours')`);
    }
    try {
      const file = path.join(archives, 'strange.tar');
      const progress = new Said();
      const { manifest } = await backUpTo(file, { ...source, MIGRATE_DATABASE_URL }, { progress });
      expect(progress.lines.toSorted()).toEqual(
        names.map((name) => `The table "${name}" is none of Tavla's; it was left out.`).toSorted(),
      );
      expect(manifest.leftOut).toEqual(expect.arrayContaining(names));
      const own = { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: await places.folder() };
      await restoreFrom(file, own);
      await expectRestored(own.DATABASE_URL, own.DATA_DIR);
    } finally {
      for (const name of names) await query(MIGRATE_DATABASE_URL, `drop table "${name}"`);
    }
  });

  it('says which files were gone before, and restores without them', async () => {
    const { blobs } = app.current.app.deps;
    await blobs.delete('sample');
    const file = path.join(archives, 'missing.tar');
    const { manifest } = await backUpTo(file, source);
    await blobs.put('sample', Buffer.from('attachment'));
    expect(manifest).toMatchObject({ filesMissing: ['sample'], filesInside: 1 });
    const own = { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: await places.folder() };
    await restoreFrom(file, own);
    expect((await query(own.DATABASE_URL, 'select 1 from chat_attachment')).length).toBe(1);
  });

  it('refuses a folder that has none of the files: it is not the one that the server uses', async () => {
    const file = path.join(archives, 'elsewhere.tar');
    const elsewhere = { ...source, DATA_DIR: await places.folder() };
    await expect(backUpTo(file, elsewhere)).rejects.toThrow(
      /names 2 files, of which none is in .*blobs\. Set DATA_DIR to what the server uses, or add --allow-missing/,
    );
    expect((await readdir(archives)).filter((name) => name.startsWith('elsewhere'))).toEqual([]);
    const { manifest } = await backUpTo(file, elsewhere, { allowMissing: true });
    expect(manifest.filesMissing).toHaveLength(2);
  });

  it('leaves a secret that comes from the environment there', async () => {
    const file = path.join(archives, 'secret.tar');
    const { manifest } = await backUpTo(file, { ...source, AUTH_SECRET: 's'.repeat(40) });
    expect(manifest.secret).toBe('environment');
    expect(manifest.members.map(({ name }) => name)).not.toContain('auth-secret');
  });

  it('replaces a file only when asked to, and clears away what a killed one has left', async () => {
    const file = path.join(archives, 'twice.tar');
    for (const pid of [4_194_304, process.pid]) await writeFile(`${file}.partial-${pid}`, 'half');
    await backUpTo(file, source);
    await expect(backUpTo(file, source)).rejects.toThrow(/exists\. Choose another name, or add --force/);
    const { ino } = await stat(file);
    await backUpTo(file, source, { force: true });
    expect((await stat(file)).ino).not.toBe(ino);
    await mkdir(path.join(archives, 'folder'));
    await expect(backUpTo(path.join(archives, 'folder'), source)).rejects.toThrow('is not a file');
    await expect(backUpTo(path.join(archives, 'none/x.tar'), source)).rejects.toThrow('There is no folder');
    expect((await readdir(archives)).filter((name) => name.startsWith('twice'))).toEqual(['twice.tar']);
    await rm(path.join(archives, 'folder'), { recursive: true });
  });
});
