import { createHash } from 'node:crypto';
import { say } from '@tavla/shared/error-words';
import type { Blobs } from '@/adapters/blobs/blobs';
import { invalid } from '@/http/errors/errors';

/** SHA-256 of a whole blob in hexadecimal. It is read as it was stored, not as it came. */
export async function sha256Of(blobs: Blobs, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of await blobs.open(key)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** The checksum that a client announces, in hexadecimal of any case. @throws HttpError 400 for what is none */
export function parseChecksum(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[0-9a-f]{64}$/i.test(text)) throw invalid('sha256', say('checksum-malformed'));
  return text.toLowerCase();
}

/** A checksum as a header. Source: RFC 9530, "The Repr-Digest Field". */
export function digestHeader(sha256: string): { 'Repr-Digest': string } {
  return { 'Repr-Digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:` };
}
