import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Blobs } from '@/adapters/blobs/blobs';
import { isRunningElsewhere } from '@/adapters/database/cluster';
import { holdFiles } from '@/db/hold-files';
import { count, type Progress } from '@/lib/progress';
import { openClient } from '@/lib/with-client';
import { secretFile } from '@/settings/auth-secret';
import type { Env } from '@/settings/env';
import { ArchiveWriter, partialName } from './archive/archive-writer';
import { type About, formatVersion, Manifest, member } from './archive/manifest';
import { openSource } from './archive/open-source';
import { BackupError } from './backup-error';
import { copyFiles, type FilesContent, listFiles } from './copy-files';
import { copyDatabase } from './database/copy-database';
import { productVersion } from './product-version';

export interface BackupOptions {
  env: Env;
  blobs: Blobs;
  /** Absolute path of the archive. */
  file: string;
  /** null: not encrypted. */
  passphrase: string | null;
  /** Whether a file of that name may be replaced. */
  force: boolean;
  /** Files of a bucket are copied too, and not only listed. */
  withFiles: boolean;
  /** Whether to go on when not one of the files is where the settings lead. */
  allowMissing: boolean;
  signal: AbortSignal;
  progress: Progress;
}

/**
 * Writes database, files and secret into one archive while the server goes on. The database is one snapshot; the
 * files are copied after it, and none that it names is deleted meanwhile (`holdFiles`). The archive gets its name
 * when it is complete, or there is none.
 * @throws BackupError, DatabaseError, and what disk and network say
 */
export async function backUp(options: BackupOptions): Promise<{ manifest: Manifest; size: number }> {
  const { env, file, passphrase, signal, progress } = options;
  await checkTarget(options);
  const source = await openSource(env, progress.say);
  let client: pg.Client | undefined;
  const stop = () => void client?.end().catch(() => undefined);
  signal.addEventListener('abort', stop);
  let writer: ArchiveWriter | undefined;
  try {
    client = await openClient({
      connectionString: source.url,
      application_name: 'tavla backup',
      keepAlive: true,
    });
    signal.throwIfAborted();
    writer = new ArchiveWriter(file, passphrase, signal);
    const manifest = await fill(writer, client, options);
    await writer.finish();
    return { manifest, size: (await stat(file)).size };
  } catch (error) {
    await writer?.discard();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    await client?.end().catch(() => undefined);
    await source.close();
  }
}

async function fill(writer: ArchiveWriter, client: pg.Client, options: BackupOptions): Promise<Manifest> {
  const { env, blobs, signal, progress } = options;
  const about: About = {
    format: formatVersion,
    product: productVersion(),
    createdAt: new Date().toISOString(),
  };
  await writer.add(member.about, json(about));
  await holdFiles(client);
  const { content, keys } = await copyDatabase(client, writer, progress);
  const secret = await addSecret(writer, env);
  const areCopied = !env.s3 || options.withFiles;
  const files = areCopied
    ? await copyFiles(blobs, keys, writer, progress)
    : await listFiles(blobs, keys, signal, progress);
  if (!options.allowMissing) refuseWithoutFiles(env, keys.length, files);
  // Had the connection broken, so would have the hold on the files.
  await client.query('select 1');
  const bucket = env.s3?.bucket ?? null;
  const members = [...writer.members];
  // What a restore could not read is no backup: better that this one fails.
  const manifest = Manifest.parse({ ...about, ...content, secret, bucket, ...files, members });
  await writer.add(member.manifest, json(manifest));
  return manifest;
}

/**
 * One file may have been lost before; when all are, the settings lead to another place than the server's, and whoever
 * restored the archive would learn of it then.
 */
function refuseWithoutFiles({ s3, dataDir }: Env, named: number, { filesMissing }: FilesContent): void {
  if (named === 0 || filesMissing.length < named) return;
  const place = s3 ? `the bucket "${s3.bucket}"` : path.join(dataDir, 'blobs');
  throw new BackupError(
    `The database names ${count(named, 'file')}, of which none is in ${place}. Set ${s3 ? 'S3_BUCKET' : 'DATA_DIR'} to what the server uses, or add --allow-missing to make a backup without files.`,
  );
}

/** The secret that the server would use; one from the environment is not ours to copy. */
async function addSecret(writer: ArchiveWriter, env: Env): Promise<Manifest['secret']> {
  const file = secretFile(env);
  if (env.authSecret) return 'environment';
  if (!existsSync(file)) return 'none';
  await writer.add(member.secret, readFileSync(file));
  return 'inside';
}

/** Looks before any work is done, and removes what a killed backup to the same name has left. */
async function checkTarget({ file, force }: BackupOptions): Promise<void> {
  const folder = path.dirname(file);
  if (!existsSync(folder)) throw new BackupError(`There is no folder ${folder}.`);
  if (existsSync(file)) {
    if (!statSync(file).isFile()) throw new BackupError(`${file} is not a file. Name the archive to write.`);
    if (!force) throw new BackupError(`${file} exists. Choose another name, or add --force to replace it.`);
  }
  for (const name of await readdir(folder)) {
    const pid = Number(/\.partial-(\d+)$/.exec(name)?.[1]);
    const isOurs = path.join(folder, name) === partialName(file, pid);
    if (isOurs && !isRunningElsewhere(pid)) await rm(path.join(folder, name));
  }
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
}
