import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeOnce } from '@/lib/folders';

/**
 * A name that a folder is given once and keeps: two processes that read the same name share the folder, two
 * that read different ones do not, whatever path each of them knows it by.
 */
export async function nameOfFolder(folder: string): Promise<string> {
  const file = path.join(folder, 'folder-name');
  makeOnce(file, randomUUID());
  return readFile(file, 'utf8');
}
