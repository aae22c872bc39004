import { statfs } from 'node:fs/promises';

/** So much of a disk stays free of files: a tenth, and no more than 2 GiB. */
const keptFree = { share: 0.1, bytes: 2 * 2 ** 30, files: 20_000 };
/** A stream is stopped at most so far beyond what may be taken. */
const lookEvery = 2 ** 20;

/**
 * Files that people send stop before the disk is full: the database usually lies on the same one, and without
 * room to write its log it ends for everybody. The error has the code of a disk that is full, ENOSPC.
 * @param bytes what is about to be stored, when that is known
 * @throws an error with the code ENOSPC
 */
export async function requireRoom(folder: string, bytes = 0): Promise<void> {
  const { bsize, blocks, bavail, files, ffree } = await statfs(folder);
  // Some file systems of other machines do not say.
  if (blocks === 0) return;
  const free = bavail * bsize - bytes;
  const isFull = free < Math.min(keptFree.bytes, blocks * bsize * keptFree.share);
  // Some file systems make room for names as they need it, and say that they have none.
  const hasNames = files === 0 || ffree >= Math.min(keptFree.files, files * keptFree.share);
  if (!isFull && hasNames) return;
  throw Object.assign(new Error(`no room is left at ${folder}`), { code: 'ENOSPC', path: folder });
}

/** Passes a stream on for as long as there is room for it; fails as `requireRoom` does. */
export async function* withinRoom(source: AsyncIterable<Buffer>, folder: string): AsyncGenerator<Buffer> {
  let unseen = lookEvery;
  for await (const chunk of source) {
    unseen += chunk.length;
    if (unseen >= lookEvery) {
      await requireRoom(folder);
      unseen = 0;
    }
    yield chunk;
  }
}
