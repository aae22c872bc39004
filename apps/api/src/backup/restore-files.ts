import { Readable } from 'node:stream';
import type { Blobs } from '@/adapters/blobs/blobs';
import type { Manifest } from './archive/manifest';
import { BackupError } from './backup-error';

/** Requests to a bucket that are under way at once. */
const atOnce = 8;

/** Puts files into a store, and takes them out again when the restore fails. */
export class FilesLoad {
  private readonly put: string[] = [];

  constructor(private readonly blobs: Blobs) {}

  /** A file that the store has already, under its own key and of this size, is the same one. */
  async write(key: string, size: number, content: AsyncIterable<Buffer>): Promise<void> {
    const there = await this.blobs.size(key);
    if (there === size) {
      for await (const _ of content);
      return;
    }
    if (there !== undefined) {
      throw new BackupError(`The store of files has another "${key}" already. Restore into one of its own.`);
    }
    this.put.push(key);
    await this.blobs.put(key, Readable.from(content));
  }

  async abort(): Promise<void> {
    for (const key of this.put) await this.blobs.delete(key).catch(() => undefined);
  }
}

/** The listed files that the store does not have, or has with another size; null: there is no such store. */
export async function findMissing(
  listed: Manifest['filesListed'],
  store: Blobs | null,
  signal: AbortSignal,
): Promise<string[]> {
  if (!store) return listed.map(({ key }) => key);
  const missing: string[] = [];
  for (let start = 0; start < listed.length; start += atOnce) {
    signal.throwIfAborted();
    await Promise.all(
      listed.slice(start, start + atOnce).map(async ({ key, size }) => {
        if ((await store.size(key)) !== size) missing.push(key);
      }),
    );
  }
  return missing.sort();
}
