import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { makeFolder, syncFolder } from '@/lib/folders';
import type { PostgresBinaries } from './binaries/postgres-binaries';
import { DatabaseError, diskWords } from './database-error';
import { Handover } from './handover';
import type { RunAs } from './unprivileged-user';

const majorVersion = '18';
const credentialsSchema = z.object({ user: z.string(), password: z.string() });

/** A complete set of PostgreSQL files with the password that we gave it. */
export type Cluster = { dataFolder: string; logFile: string; user: string; password: string };

/** Folder of the PostgreSQL files inside DATA_DIR. It appears in one step, complete, or not at all. */
export function clusterFolder(dataDir: string): string {
  return path.join(dataDir, 'postgres');
}

/**
 * Opens the cluster in `dataDir`, or makes one. A half-made one, left by a crash, is thrown away; one that
 * was ever complete is never touched.
 * @throws DatabaseError when it cannot be made, or what is there is no cluster of ours
 */
export function openCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  user: RunAs,
  log: (line: string) => void,
): Cluster {
  const folder = clusterFolder(dataDir);
  try {
    makeFolder(dataDir);
    removeHalfMade(dataDir);
    if (!existsSync(folder)) {
      log('Creating the database…');
      createCluster(folder, binaries, user);
    }
  } catch (error) {
    const words = diskWords(error, dataDir);
    throw words ? new DatabaseError(words, { cause: error }) : error;
  }
  return readCluster(folder);
}

function createCluster(folder: string, binaries: PostgresBinaries, user: RunAs): void {
  const partial = `${folder}.partial-${process.pid}`;
  const data = path.join(partial, 'data');
  const passwordFile = path.join(partial, 'password');
  const credentials = { user: 'tavla', password: randomBytes(24).toString('base64url') };
  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync(path.join(partial, 'credentials.json'), JSON.stringify(credentials), { mode: 0o600 });
  writeFileSync(passwordFile, credentials.password, { mode: 0o600 });
  for (const entry of [data, passwordFile]) {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(entry, user.uid, user.gid);
  }

  runInitdb(binaries.initdb, data, passwordFile, credentials.user, user);

  rmSync(passwordFile);
  try {
    renameSync(partial, folder);
  } catch (error) {
    // Another process was faster; its cluster is as good.
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  syncFolder(path.dirname(folder));
}

function runInitdb(program: string, data: string, passwordFile: string, owner: string, user: RunAs): void {
  const handover = new Handover(user);
  try {
    const args = [
      `--pgdata=${handover.give(data)}`,
      `--pwfile=${handover.give(passwordFile)}`,
      `--username=${owner}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Sorts bytewise and still knows the lower case of Å, on every system alike.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ];
    const made = spawnSync(program, args, {
      ...user,
      cwd: path.parse(data).root,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe', ...handover.stdio],
    });
    if (made.status === 0) return;
    const lines = String(made.error ?? made.stderr)
      .trim()
      .split('\n');
    const line = lines.find((text) => text.includes('error:')) ?? lines.at(-1) ?? '';
    throw new DatabaseError(`PostgreSQL could not make its files in ${data}: ${line.replace(/\.?$/, '.')}`);
  } finally {
    handover.close();
  }
}

/** The cluster in its folder, as it is. @throws DatabaseError when it is none of ours */
export function readCluster(folder: string): Cluster {
  const dataFolder = path.join(folder, 'data');
  const broken = (what: string) =>
    new DatabaseError(
      `The database in ${folder} cannot be opened: ${what}. Restore the folder from a backup, or move it away to start empty.`,
    );
  let version: string;
  let credentials: z.infer<typeof credentialsSchema>;
  try {
    version = readFileSync(path.join(dataFolder, 'PG_VERSION'), 'utf8').trim();
    credentials = credentialsSchema.parse(
      JSON.parse(readFileSync(path.join(folder, 'credentials.json'), 'utf8')),
    );
  } catch (error) {
    const words = diskWords(error, folder);
    throw words ? new DatabaseError(words) : broken('a file is missing or damaged');
  }
  if (version !== majorVersion) throw broken(`PostgreSQL ${version} made it, and this is ${majorVersion}`);
  return { dataFolder, logFile: path.join(folder, 'postgres.log'), ...credentials };
}

/** Removes what starts that were killed in the middle of making a cluster have left. */
function removeHalfMade(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = /^postgres\.partial-(\d+)$/.exec(name)?.[1];
    if (!pid || isRunningElsewhere(Number(pid))) continue;
    // The making goes on for a moment without the process that began it.
    rmSync(path.join(dataDir, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Whether another process of that number runs. Ours may have the number of the last one, in a container say. */
export function isRunningElsewhere(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
