import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder } from '@/lib/folders';

/**
 * Cuts a stream into pieces of `size` bytes, the last one shorter. They grow in a file, since a slow client
 * takes minutes for one and there may be hundreds of those. A source that breaks off still gives what came
 * before; then its error is thrown.
 * @param workDir where that file lies: what a process that was killed leaves there is cleared away
 */
export async function* cutStream(source: Readable, size: number, workDir: string): AsyncGenerator<Buffer> {
  makeFolder(workDir);
  const folder = await mkdtemp(path.join(workDir, 'upload-'));
  const name = path.join(folder, 'piece');
  const file = await open(name, 'w');
  let length = 0;
  try {
    let broken: { error: unknown } | undefined;
    try {
      for await (const bytes of source) {
        for (let rest = bytes as Buffer; rest.length > 0; ) {
          const { bytesWritten } = await file.write(rest, 0, Math.min(rest.length, size - length), length);
          length += bytesWritten;
          rest = rest.subarray(bytesWritten);
          if (length < size) continue;
          yield await readFile(name);
          length = 0;
          await file.truncate(0);
        }
      }
    } catch (error) {
      broken = { error };
    }
    // A write that failed may have left more in the file than was counted.
    if (length > 0) yield (await readFile(name)).subarray(0, length);
    if (broken) throw broken.error;
  } finally {
    await file.close();
    await rm(folder, { recursive: true, force: true });
  }
}
