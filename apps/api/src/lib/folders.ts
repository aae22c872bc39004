import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder for its owner alone, with those above it. Node's own `recursive` tries for ever where the system takes
 * no folder although the one above is there, as in /proc.
 * @throws what the system says
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
    const above = path.dirname(folder);
    if (code !== 'ENOENT' || above === folder || statSync(above, { throwIfNoEntry: false })) throw error;
    makeFolder(above);
    mkdirSync(folder, { mode: 0o700 });
  }
}

/** What is in a folder; nothing when there is none. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** A rename is on the disk only when its folder is. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/**
 * Makes a small file, unless it is there. It is there whole or not at all, also after a power cut; of several processes
 * that make it together, one does.
 */
export function makeOnce(file: string, content: string): void {
  if (existsSync(file)) return;
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { mode: 0o600, flush: true });
    try {
      linkSync(draft, file);
    } catch {
      // Another process was faster, or the disk knows no links, as some of other machines.
      if (!existsSync(file)) renameSync(draft, file);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  syncFolder(path.dirname(file));
}
