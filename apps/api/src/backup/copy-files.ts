import type { Blobs } from '@/adapters/blobs/blobs';
import { bytesInWords, type Progress } from '@/lib/progress';
import type { ArchiveWriter } from './archive/archive-writer';
import { type Manifest, member } from './archive/manifest';

export type FilesContent = Pick<Manifest, 'filesInside' | 'filesListed' | 'filesMissing'>;

/** Requests to a bucket that are under way at once. */
const atOnce = 8;

/** Copies the files into the archive. A file never changes after it was kept, so it needs no snapshot. */
export async function copyFiles(
  blobs: Blobs,
  keys: string[],
  writer: ArchiveWriter,
  progress: Progress,
): Promise<FilesContent> {
  const filesMissing: string[] = [];
  let copied = 0;
  for (const [index, key] of keys.entries()) {
    const size = await blobs.size(key);
    if (size === undefined) {
      filesMissing.push(key);
      continue;
    }
    progress.now(`Copying files: ${index + 1} of ${keys.length}, ${bytesInWords(copied)}`);
    await writer.addStream(member.file(key), size, await blobs.open(key));
    copied += size;
  }
  return { filesInside: keys.length - filesMissing.length, filesListed: [], filesMissing };
}

/** Notes size and mark of each file, which stays where it is. */
export async function listFiles(
  blobs: Blobs,
  keys: string[],
  signal: AbortSignal,
  progress: Progress,
): Promise<FilesContent> {
  const filesListed: FilesContent['filesListed'] = [];
  const filesMissing: string[] = [];
  for (let start = 0; start < keys.length; start += atOnce) {
    signal.throwIfAborted();
    progress.now(`Listing files: ${start} of ${keys.length}`);
    const some = keys.slice(start, start + atOnce);
    // In the order of the keys, whichever answer comes first.
    for (const [at, found] of (await Promise.all(some.map((key) => blobs.describe(key)))).entries()) {
      const key = some[at] ?? '';
      if (found) filesListed.push({ key, ...found });
      else filesMissing.push(key);
    }
  }
  return { filesInside: 0, filesListed, filesMissing };
}
