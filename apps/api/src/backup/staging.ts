import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clusterFolder, isRunningElsewhere, readCluster } from '@/adapters/database/cluster';
import { DatabaseError } from '@/adapters/database/database-error';
import { stopServer } from '@/adapters/database/stop-server';
import { makeFolder, namesIn, syncFolder } from '@/lib/folders';
import { BackupError } from './backup-error';

const namePattern = /^restore\.partial-(\d+)$/;

/** Written before anything is moved out of a staging folder: the names of all that will be. */
const movingFile = 'moving.json';

export function isStaging(name: string): boolean {
  return namePattern.test(name);
}

/**
 * Called by whoever is about to serve what lies in DATA_DIR.
 * @throws DatabaseError when a restore into it has not come to its end: it lacks what was to be in it
 */
export function refuseHalfRestored(dataDir: string): void {
  const name = namesIn(dataDir).find(isStaging);
  if (!name) return;
  throw new DatabaseError(
    `A restore into ${dataDir} has not come to its end. Wait until it has, or run it again if it was cut off; to start with what is there, delete ${path.join(dataDir, name)}.`,
  );
}

/** What restores that were killed have moved into DATA_DIR already. */
export function leftByKilled(dataDir: string): string[] {
  return namesIn(dataDir)
    .filter((name) => isStaging(name) && !isLiving(name))
    .flatMap((name) => movedOut(path.join(dataDir, name)));
}

function movedOut(folder: string): string[] {
  const list = path.join(folder, movingFile);
  if (!existsSync(list)) return [];
  const names: string[] = JSON.parse(readFileSync(list, 'utf8'));
  return names.filter((name) => !existsSync(path.join(folder, name)));
}

/**
 * A folder inside DATA_DIR in which a restore is put together: on the same disk, so that the end of it is a few
 * renames. Until then the server sees nothing of it; as long as the folder is there, no server starts.
 */
export class Staging {
  readonly folder: string;
  private readonly moved: string[] = [];

  private constructor(
    private readonly dataDir: string,
    private readonly isDataDirOurs: boolean,
  ) {
    this.folder = path.join(dataDir, `restore.partial-${process.pid}`);
  }

  /** Makes the folder, and removes what restores that were killed have left. */
  static async make(dataDir: string): Promise<Staging> {
    const staging = new Staging(dataDir, !existsSync(dataDir));
    makeFolder(dataDir);
    for (const name of namesIn(dataDir).filter(isStaging)) {
      if (isLiving(name)) throw new BackupError(`Another restore into ${dataDir} is under way.`);
      await clear(dataDir, name);
    }
    await mkdir(staging.folder, { mode: 0o700 });
    return staging;
  }

  /** Moves everything to its place, the database last: what lies there without it is nobody's. */
  async moveIn(): Promise<void> {
    const names = await readdir(this.folder);
    await writeFile(path.join(this.folder, movingFile), JSON.stringify(names), { mode: 0o600, flush: true });
    for (const name of names.toSorted((a, b) => Number(a === 'postgres') - Number(b === 'postgres'))) {
      const place = path.join(this.dataDir, name);
      if (existsSync(place)) {
        throw new BackupError(
          `${place} appeared while the backup was restored. Was Tavla started? Stop it, and try again with an empty folder.`,
        );
      }
      await rename(path.join(this.folder, name), place);
      this.moved.push(place);
    }
    syncFolder(this.dataDir);
  }

  /** All is in its place, also in the database: from now on a server may start on it. */
  async finish(): Promise<void> {
    await rm(this.folder, { recursive: true });
    syncFolder(this.dataDir);
  }

  /** Leaves the folder as it was found. */
  async discard(): Promise<void> {
    for (const place of [...this.moved, this.folder]) await rm(place, { recursive: true, force: true });
    if (this.isDataDirOurs) await rmdir(this.dataDir).catch(() => undefined);
  }
}

/** Whether the process of a staging folder lives. */
function isLiving(name: string): boolean {
  return isRunningElsewhere(Number(namePattern.exec(name)?.[1]));
}

/** Removes what a killed restore has left; its database runs on without it. */
async function clear(dataDir: string, name: string): Promise<void> {
  const folder = path.join(dataDir, name);
  const cluster = clusterFolder(folder);
  if (existsSync(cluster)) await stopServer(readCluster(cluster));
  for (const moved of movedOut(folder)) await rm(path.join(dataDir, moved), { recursive: true, force: true });
  // The making of a database may go on for a moment, too.
  await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
}
