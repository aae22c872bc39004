import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes the files of a folder that nobody has written to for so many milliseconds.
 * @returns how many went
 */
export async function cleanFolder(folder: string, age: number, now = Date.now()): Promise<number> {
  let gone = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) continue;
    if (now - found.mtimeMs < age) continue;
    await rm(file, { force: true });
    gone += 1;
  }
  return gone;
}
