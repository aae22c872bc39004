import type { FileKind } from '@tavla/shared/chat/file-kinds';
import { imageHead } from './image-size';

/** Whether a file begins as one of its kind does. Text has no sign of its own, but no zero bytes either. */
export function looksLike(kind: FileKind, bytes: Uint8Array): boolean {
  const head = startOf(bytes, 1024);
  if (kind === 'pdf') return head.includes('%PDF-');
  if (kind === 'text' || kind === 'csv') return isUtf16(head) || !head.includes(0);
  if (kind === 'image') return imageHead(bytes) !== null;
  return isZip(bytes);
}

/** Bytes at the end of a zip file that hold the names of its parts, of an ordinary one. */
const directoryBytes = 64 * 1024;

/** The ending that the name of a file ought to have, by what it begins with; null where that says nothing. */
export function endingOf(bytes: Uint8Array): string | null {
  if (startOf(bytes, 1024).includes('%PDF-')) return '.pdf';
  const image = imageHead(bytes);
  if (image) return image.mimeType === 'image/jpeg' ? '.jpg' : `.${image.mimeType.slice('image/'.length)}`;
  if (!isZip(bytes)) return null;
  const names = Buffer.from(bytes.subarray(-directoryBytes));
  if (names.includes('word/document.xml')) return '.docx';
  return names.includes('xl/workbook.xml') ? '.xlsx' : null;
}

/** Word and Excel of old put everything into this container, and those of today a document with a password. */
export function isOldOffice(bytes: Uint8Array): boolean {
  return startOf(bytes, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
}

/** Of such a container: whether it holds a document with a password. */
export function isProtected(bytes: Uint8Array): boolean {
  return startOf(bytes, bytes.byteLength).includes(Buffer.from('EncryptedPackage', 'utf16le'));
}

/**
 * The start of a text as UTF-8 or UTF-16, by its mark or because it is valid; everything else is Windows-1252.
 * Half a character at the end is left out.
 */
export function decodeText(bytes: Uint8Array): string {
  const cut = { stream: true };
  if (isUtf16(bytes)) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes, cut);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, cut);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const startOf = (bytes: Uint8Array, most: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, most));

const isZip = (bytes: Uint8Array) => startOf(bytes, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
