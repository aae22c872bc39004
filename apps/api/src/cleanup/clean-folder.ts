import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const day = 86_400_000;

/**
 * Removes the files of a folder that nobody has written to for so many milliseconds; a file that has been kept
 * elsewhere under a second name goes after a day, so that deleting it there deletes it.
 * @returns how many went
 */
export async function cleanFolder(folder: string, age: number, now = Date.now()): Promise<number> {
  let gone = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) continue;
    if (now - found.mtimeMs < (found.nlink > 1 ? Math.min(day, age) : age)) continue;
    await rm(file, { force: true });
    gone += 1;
  }
  return gone;
}
