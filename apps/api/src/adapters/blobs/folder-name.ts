import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A name that a folder is given once and keeps: two processes that read the same name share the folder, two
 * that read different ones do not, whatever path each of them knows it by.
 */
export async function nameOfFolder(folder: string): Promise<string> {
  const file = path.join(folder, 'folder-name');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known;
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomUUID(), { mode: 0o600 });
  // A link is there whole or not at all: of several processes that start together one names the folder.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
