import { say } from '@tavla/shared/error-words';
import iconv from 'iconv-lite';
import { HttpError } from '@/http/errors/errors';

/**
 * The text of a file that some spreadsheet wrote: UTF-8 with or without its mark, UTF-16 with it, or
 * Windows-1252, which is what is left when the bytes are no UTF-8.
 * @throws HttpError 415 for what is no text
 */
export function decodeText(bytes: Buffer): string {
  const text = decode(bytes).replace(/^\uFEFF/, '');
  if (!text.includes('\0')) return text;
  throw new HttpError(415, 'wrong-file-type', say('not-csv'));
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return iconv.decode(bytes, 'utf-16be');
  // Some tools put the mark of UTF-8 before text that is none.
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const body = isMarked ? bytes.subarray(3) : bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return iconv.decode(body, 'windows-1252');
  }
}
