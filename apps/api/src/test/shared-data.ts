import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));

/** Whether the collection of recordings that some tests measure against lies beside this project. */
export const hasSharedData = existsSync(root);

/** The path of a file of that collection, e.g. `sharedData('broken', 'tone.mp3')`. */
export function sharedData(...path: string[]): string {
  return join(root, ...path);
}
