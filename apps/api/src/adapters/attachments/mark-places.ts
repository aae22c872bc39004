import { cellsInWords } from '@tavla/shared/chat/cells-in-words';
import type { FilePart, PartStart } from './file-parts';

/**
 * A file's text with a line before each part that says where it stands, `[page 3]`: for who reads it as a whole. Lines that
 * begin so already are text all the same: where a part begins is not read from them. Pure.
 */
export function markPlaces(text: string, parts: readonly FilePart[]): string {
  if (parts.length === 0) return text;
  const lines = text.split('\n');
  const pieces: string[] = [];
  let done = 0;
  for (const { line, start } of parts) {
    const mark = markOf(start);
    if (line > lines.length || mark === null) continue;
    pieces.push(...lines.slice(done, line - 1), `[${mark}]`);
    done = line - 1;
  }
  return [...pieces, ...lines.slice(done)].join('\n');
}

/** A heading stands in the text itself. */
function markOf(start: PartStart): string | null {
  switch (start.kind) {
    case 'page':
      return `page ${start.number}`;
    case 'sheet':
      return `from ${cellsInWords(start.name, `A${start.row}`)}`;
    case 'row':
    case 'line':
      return `from ${start.kind} ${start.number}`;
    default:
      return null;
  }
}
