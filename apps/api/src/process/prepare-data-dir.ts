import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { diskWords } from '@/adapters/database/database-error';
import { makeFolder } from '../lib/folders';
import { EnvError } from '../settings/env';

/**
 * Makes DATA_DIR and looks whether it takes what is ours, before anything relies on it.
 * @throws EnvError in one line
 */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    // There are folders that let us in and take nothing. Scratch files lie in this one, so it may stay.
    makeFolder(path.join(dataDir, 'work'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new EnvError(
      diskWords(error, dataDir) ??
        `DATA_DIR is "${dataDir}", where the system makes no folders (${code}). Set it to another one.`,
    );
  }
}
