import { decodeText } from './file-kind';

/** The text of the start of a text file, in any of the usual encodings, at most `mostText` characters. */
export function readText(bytes: Uint8Array, mostText: number): { text: string; isCut: boolean } {
  return cutText(decodeText(bytes), mostText);
}

/** Without control characters, one kind of line end, no longer than is kept. */
export function cutText(text: string, mostText: number): { text: string; isCut: boolean } {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
  return { text: plain.slice(0, mostText).trim(), isCut: plain.length > mostText };
}
