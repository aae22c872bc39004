import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Blobs } from '@/adapters/blobs/blobs';
import { diskBlobs } from '@/adapters/blobs/disk-blobs';
import { startEmbeddedPostgres } from '@/adapters/database/embedded-postgres';
import { accountOf } from '@/db/rights/account-of';
import { bytesInWords, count, type Progress } from '@/lib/progress';
import { owningAccount, withAccount } from '@/settings/account-error';
import { secretFile } from '@/settings/auth-secret';
import type { Env } from '@/settings/env';
import { type Archive, openArchive, readMembers } from './archive/archive-reader';
import { kindOf, type Manifest } from './archive/manifest';
import { verifyArchive } from './archive/verify-archive';
import { BackupError } from './backup-error';
import { checkTarget } from './check-target';
import { DatabaseLoad } from './database/database-load';
import { sortMigrations } from './restorable';
import { FilesLoad, findMissing } from './restore-files';
import { Staging } from './staging';

export interface RestoreOptions {
  env: Env;
  /** The bucket; null: files are put into DATA_DIR. */
  bucket: Blobs | null;
  /** Absolute path of the archive. */
  file: string;
  askPassphrase(): Promise<string>;
  /** Whether to go on when files that the archive only lists are not there. */
  allowMissing: boolean;
  signal: AbortSignal;
  progress: Progress;
}

/**
 * Puts an archive into an empty folder and an empty database. The whole archive is checked before anything is
 * written; whatever goes wrong, folder, database and bucket are left as they were found.
 * @throws BackupError, DatabaseError, and what disk, network and database say
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { env, signal, progress } = options;
  const archive = await openArchive(options.file, options.askPassphrase);
  await checkTarget(env);
  const manifest = await verifyArchive(archive, signal, progress);
  sortMigrations(manifest);
  await checkListed(manifest, options);
  const staging = await Staging.make(env.dataDir);
  const files = new FilesLoad(options.bucket ?? diskBlobs(path.join(staging.folder, 'blobs')));
  try {
    if (env.databaseUrl) await restoreOwn(env.databaseUrl, archive, manifest, files, staging, options);
    else await restoreEmbedded(archive, manifest, files, staging, options);
  } catch (error) {
    await files.abort();
    await staging.discard();
    throw error;
  }
  await staging.finish();
  return manifest;
}

/**
 * Files first, then the commit: a file without its row harms nobody. Where there are two accounts, the one that serves has
 * its rights with the commit.
 */
async function restoreOwn(
  databaseUrl: string,
  archive: Archive,
  manifest: Manifest,
  files: FilesLoad,
  staging: Staging,
  options: RestoreOptions,
): Promise<void> {
  const { migrateDatabaseUrl } = options.env;
  const { url } = owningAccount({ databaseUrl, migrateDatabaseUrl });
  const serving = migrateDatabaseUrl
    ? await withAccount({ setting: 'DATABASE_URL', url: databaseUrl }, accountOf)
    : null;
  const database = await DatabaseLoad.begin(url, manifest, serving, options.progress.say);
  try {
    await load(archive, manifest, database, files, staging, options);
    await staging.moveIn();
    await database.commit();
  } catch (error) {
    await database.abort();
    throw error;
  }
}

/** The database is made in the staging folder, and stopped before it is moved. */
async function restoreEmbedded(
  archive: Archive,
  manifest: Manifest,
  files: FilesLoad,
  staging: Staging,
  options: RestoreOptions,
): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: staging.folder, log: options.progress.say });
  try {
    // The account that serves is made at the next start.
    const database = await DatabaseLoad.begin(postgres.url, manifest, null, options.progress.say);
    try {
      await load(archive, manifest, database, files, staging, options);
      await database.commit();
    } catch (error) {
      await database.abort();
      throw error;
    }
  } finally {
    await postgres.stop();
  }
  options.signal.throwIfAborted();
  await staging.moveIn();
}

/** The second reading of the archive: each member to where it belongs. */
async function load(
  archive: Archive,
  manifest: Manifest,
  database: DatabaseLoad,
  files: FilesLoad,
  staging: Staging,
  { signal, progress }: RestoreOptions,
): Promise<void> {
  const sums = new Map(manifest.members.map(({ name, sha256 }) => [name, sha256]));
  const strange = new Set<string>();
  let read = 0;
  const members = readMembers(archive, signal, (bytes) => {
    read += bytes;
    progress.now(`Restoring: ${bytesInWords(read)} of ${bytesInWords(archive.size)}`);
  });
  for await (const { name, size, content, sha256 } of members) {
    const kind = kindOf(name);
    if (kind?.kind === 'part') {
      if (!(await database.write(kind.table, content))) strange.add(kind.table);
    } else if (kind?.kind === 'file') await files.write(kind.key, size, content);
    else if (kind?.kind === 'secret') {
      await writeFile(secretFile({ dataDir: staging.folder }), content, { mode: 0o600, flush: true });
    } else for await (const _ of content);
    if (sums.has(name) && sums.get(name) !== sha256()) {
      throw new BackupError(`The archive was changed while it was read: "${name}" is another one now.`);
    }
  }
  for (const table of strange) progress.say(`The table "${table}" is none of Tavla's; it was left out.`);
  progress.now('Finishing the database');
  await database.finish(new Date());
  signal.throwIfAborted();
}

async function checkListed({ filesListed, bucket }: Manifest, options: RestoreOptions): Promise<void> {
  const missing = await findMissing(filesListed, options.bucket, options.signal);
  if (missing.length === 0) return;
  const names = missing.slice(0, 20).map((key) => `  ${key}`);
  const more = missing.length > names.length ? `\n  and ${missing.length - names.length} more` : '';
  const words = `${count(missing.length, 'file')} that the archive lists (it was made with the bucket "${bucket}") cannot be found${options.bucket ? '' : ', since S3_BUCKET is not set'}:\n${names.join('\n')}${more}`;
  if (!options.allowMissing) {
    throw new BackupError(`${words}\nBring them back, or add --allow-missing to restore without them.`);
  }
  options.progress.say(words);
}
