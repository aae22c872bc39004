import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRunningElsewhere } from '@/adapters/database/cluster';
import { makeFolder } from '@/lib/folders';
import { ModelsError } from './models-error';

/**
 * Runs `work` while no other command of this machine adds or removes the model: two that write to the same part spoil it
 * for both, and each takes away what the other has fetched.
 * @param folder where models are kept
 * @throws ModelsError when another command is at it
 */
export async function holdingModel<T>(folder: string, name: string, work: () => Promise<T>): Promise<T> {
  makeFolder(folder);
  const file = path.join(folder, `.${name}.lock`);
  await take(file, name);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** What a killed command has left counts no longer. */
async function take(file: string, name: string): Promise<void> {
  const claim = () =>
    writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
        return false;
      },
    );
  if (await claim()) return;
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  if (!isRunningElsewhere(pid)) {
    await rm(file, { force: true });
    if (await claim()) return;
  }
  throw new ModelsError(
    `Another command is adding or removing ${name}. Wait until it is done; if none is, delete ${file}.`,
  );
}
