import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const copyName = 'postgres-';

/**
 * Copies PostgreSQL's programs to a folder that only root can write and everybody can read, whatever umask they were
 * installed and are copied under; reuses an earlier copy.
 */
export function copyWithinReach(
  folder: string,
  version: string,
  parents = ['/var/cache', '/var/lib', '/opt'],
): string {
  for (const parent of parents) {
    const home = path.join(parent, 'tavla');
    const copy = path.join(home, `${copyName}${version}`);
    try {
      const made = mkdirSync(home, { recursive: true });
      if (made) openToAll(made);
      if (statSync(home).uid !== 0 || !isWithinReach(home)) continue;
      if (!existsSync(copy)) {
        const partial = mkdtempSync(`${copy}-`);
        cpSync(folder, partial, { recursive: true, verbatimSymlinks: true });
        renameSync(partial, copy);
      }
      openToAll(copy);
      return copy;
    } catch {
      if (existsSync(copy)) return copy;
    }
  }
  const copy = mkdtempSync(path.join(tmpdir(), `tavla-${copyName}`));
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  openToAll(copy);
  return copy;
}

/** Opens a folder that was made under another umask. One with more in it than our copies is somebody else's to open. */
function isWithinReach(home: string): boolean {
  if (readdirSync(home).every((name) => name.startsWith(copyName))) openEntry(home);
  return (statSync(home).mode & 0o005) === 0o005;
}

function openToAll(entry: string): void {
  openEntry(entry);
  if (!lstatSync(entry).isDirectory()) return;
  for (const name of readdirSync(entry)) openToAll(path.join(entry, name));
}

/** As `chmod go+rX` does it. */
function openEntry(entry: string): void {
  const stats = lstatSync(entry);
  if (stats.isSymbolicLink()) return;
  const mode = stats.mode & 0o7777;
  const open = mode | 0o044 | (stats.isDirectory() || mode & 0o100 ? 0o011 : 0);
  if (open !== mode) chmodSync(entry, open);
}
