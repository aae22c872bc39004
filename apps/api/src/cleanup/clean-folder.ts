import { lstat, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes the files of a folder that nobody has written to for so many milliseconds, and the folders in it in which
 * nobody has written to anything.
 * @returns how many of both went
 */
export async function cleanFolder(folder: string, age: number, now = Date.now()): Promise<number> {
  let gone = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const place = path.join(folder, name);
    const written = await lastWritten(place);
    if (written === undefined || now - written < age) continue;
    await rm(place, { recursive: true, force: true });
    gone += 1;
  }
  return gone;
}

/** Milliseconds since 1970; undefined of what is neither file nor folder, or is gone meanwhile. */
async function lastWritten(place: string): Promise<number | undefined> {
  const found = await lstat(place).catch(() => undefined);
  if (found?.isFile()) return found.mtimeMs;
  if (!found?.isDirectory()) return undefined;
  // A folder's own time is that of its names: what grows in it is younger.
  const inside = (await readdir(place).catch(() => [])).map((name) => lastWritten(path.join(place, name)));
  return Math.max(found.mtimeMs, ...(await Promise.all(inside)).map((time) => time ?? 0));
}
