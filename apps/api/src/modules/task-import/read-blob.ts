import type { Blobs } from '@/adapters/blobs/blobs';

/** A whole file, of those that have a limit which memory bears. */
export async function readBlob(blobs: Blobs, key: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await blobs.open(key)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
