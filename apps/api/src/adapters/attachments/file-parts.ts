import type { FilePlace } from '@tavla/shared/chat/file-places';

/** Where a part of a file begins: a page, a row of a sheet or of a table, a line, below a heading; or nowhere that can be told. */
export type PartStart =
  | { kind: 'page'; number: number }
  | { kind: 'sheet'; name: string; row: number }
  | { kind: 'row'; number: number }
  | { kind: 'line'; number: number }
  | { kind: 'heading'; text: string }
  | { kind: 'nowhere' };

/** From this line of a file's text on, the first being 1, and up to the next part. Kept as JSON beside the text. */
export interface FilePart {
  line: number;
  start: PartStart;
}

/**
 * Where a line of a file's text stands in the file; null where that is not known, as of files that were read before this
 * was kept. Pure.
 * @param parts in their order
 * @param text of the line or of a piece of it: of a sheet it tells the cells, which are apart by tabs
 * @param cellsBefore cells of the line that stand before the piece
 */
export function placeOfLine(
  parts: readonly FilePart[],
  line: number,
  text: string,
  cellsBefore = 0,
): FilePlace | null {
  const part = parts[lastUpTo(parts, line)];
  if (!part) return null;
  const { start } = part;
  const further = line - part.line;
  switch (start.kind) {
    case 'nowhere':
      return null;
    case 'row':
    case 'line':
      return { kind: start.kind, number: start.number + further };
    case 'sheet':
      return { kind: 'cells', sheet: start.name, cells: cellsOf(start.row + further, text, cellsBefore) };
    default:
      return start;
  }
}

/** Where the last part begins that does so at or before a line; -1 where none does. */
/** The parts of what is left of a text from a line on, counted from there. Pure. */
export function partsFrom(parts: readonly FilePart[], line: number): FilePart[] {
  const at = lastUpTo(parts, line);
  const later = parts.slice(at + 1).map((part) => ({ ...part, line: part.line - line + 1 }));
  const part = parts[at];
  return part ? [{ line: 1, start: further(part.start, line - part.line) }, ...later] : later;
}

/** Where a part is after some lines of it. */
function further(start: PartStart, lines: number): PartStart {
  if (start.kind === 'sheet') return { ...start, row: start.row + lines };
  return start.kind === 'row' || start.kind === 'line' ? { ...start, number: start.number + lines } : start;
}

function lastUpTo(parts: readonly FilePart[], line: number): number {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.line ?? 0) <= line) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function cellsOf(row: number, text: string, before: number): string {
  const cells = text.split('\t').map((cell) => cell.trim() !== '');
  const first = cells.indexOf(true);
  if (first < 0) return `${row}:${row}`;
  const [from, to] = [first, cells.lastIndexOf(true)].map((at) => `${columnName(before + at)}${row}`);
  return from === to ? `${from}` : `${from}:${to}`;
}

/** A, B … Z, AA, AB …, from 0. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}
