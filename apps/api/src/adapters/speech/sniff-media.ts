import { say } from '@tavla/shared/error-words';
import type { Words } from '@tavla/shared/words';
import { fileTypeFromBuffer } from 'file-type';
import { mediaTypes } from './containers/containers';

/** The beginning of a file that is enough to tell what it is. */
export const SNIFFED_BYTES = 64 * 1024;

/** `words` say to the person what the file is instead. */
export type SniffedMedia = { ok: true } | { ok: false; words: Words };

const NAMED = { pdf: 'file-is-pdf', zip: 'file-is-zip', rtf: 'file-is-rtf' } as const;

/**
 * Tells from the first `SNIFFED_BYTES` of a file whether it is plainly something else than audio or video.
 * What cannot be told passes: decoding decides. Names and declared types are not looked at.
 */
export async function sniffMedia(head: Uint8Array): Promise<SniffedMedia> {
  if (head.length === 0) return { ok: false, words: say('empty-file') };
  if (isText(head)) return { ok: false, words: say('file-is-text') };
  // A tag with a large cover may fill all that is seen of an MP3.
  if (startsWith(head, 'ID3')) return { ok: true };
  const type = await fileTypeFromBuffer(head);
  if (!type) return { ok: true };
  // Some types say more behind a semicolon.
  const [mime = ''] = type.mime.split(';');
  return mediaTypes.has(mime) ? { ok: true } : { ok: false, words: wordsFor(type) };
}

function wordsFor({ ext, mime }: { ext: string; mime: string }): Words {
  if (ext in NAMED) return say(NAMED[ext as keyof typeof NAMED]);
  if (mime.startsWith('image/')) return say('file-is-image');
  if (mime.startsWith('text/') || mime === 'application/xml') return say('file-is-text');
  return say('file-is-type', { type: ext.toUpperCase() });
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, text.length).toString('latin1') === text;
}

/** Text has no control characters but white space; in UTF-16 there is a mark in front and a zero in a letter. */
function isText(head: Uint8Array): boolean {
  const [first = 0, second = 0, ...letter] = head.subarray(0, 4);
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isMarked && letter.includes(0)) return true;
  if (startsWith(head, '%PDF') || startsWith(head, '{\\rtf')) return false;
  return head.every((byte) => byte >= 32 || (byte >= 7 && byte <= 13) || byte === 27);
}
