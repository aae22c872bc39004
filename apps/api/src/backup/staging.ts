import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from '@/adapters/database/cluster';
import { BackupError } from './backup-error';

const namePattern = /^restore\.partial-(\d+)$/;

export function isStaging(name: string): boolean {
  return namePattern.test(name);
}

/**
 * A folder inside DATA_DIR in which a restore is put together: on the same disk, so that the end of it is a few
 * renames. Until then the server sees nothing of it.
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

  /** Makes the folder, and removes those of restores that were killed. */
  static async make(dataDir: string): Promise<Staging> {
    const staging = new Staging(dataDir, !existsSync(dataDir));
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    for (const name of await readdir(dataDir)) {
      const pid = Number(namePattern.exec(name)?.[1]);
      if (!pid) continue;
      if (pid !== process.pid && isRunning(pid)) {
        throw new BackupError(`Another restore into ${dataDir} is under way.`);
      }
      await rm(path.join(dataDir, name), { recursive: true });
    }
    await mkdir(staging.folder, { mode: 0o700 });
    return staging;
  }

  /** Moves everything to its place, the database last: what lies there without it is nobody's. */
  async moveIn(): Promise<void> {
    const names = await readdir(this.folder);
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
    await rm(this.folder, { recursive: true });
  }

  /** Leaves the folder as it was found. */
  async discard(): Promise<void> {
    for (const place of [...this.moved, this.folder]) await rm(place, { recursive: true, force: true });
    if (this.isDataDirOurs) await rmdir(this.dataDir).catch(() => undefined);
  }
}
