import { decodeText } from './file-kind';
import { joinRows } from './readers/join-rows';
import { PlacedText, type TextOfFile } from './readers/placed-text';

/**
 * The text of the start of a text file, in any of the usual encodings, at most `mostText` characters: by lines, or by the
 * rows of a table.
 */
export function readText(kind: 'text' | 'csv', bytes: Uint8Array, mostText: number): TextOfFile {
  const decoded = decodeText(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const text = new PlacedText(mostText);
  text.begin({ kind: kind === 'csv' ? 'row' : 'line', number: 1 });
  text.add(kind === 'csv' ? joinRows(decoded) : decoded);
  return text.end();
}
