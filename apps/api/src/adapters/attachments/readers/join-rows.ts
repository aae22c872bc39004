/** A quoted cell is read as one up to this length; beyond, its mark is a sign like any other. */
const cellMax = 5_000;

const ends = new Set([',', ';', '\t', '\n', undefined]);

/**
 * A CSV text with each of its rows on one line: a line break inside a quoted cell becomes a space. A quotation mark that
 * opens no cell, or that nothing closes, stays as it is. Linear in the text. Pure.
 */
export function joinRows(text: string): string {
  if (!text.includes('"')) return text;
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    const end = ends.has(text[at - 1]) ? cellEnd(text, at) : null;
    if (end === null) {
      at += 1;
      continue;
    }
    pieces.push(text.slice(from, at), text.slice(at, end).replaceAll('\n', ' '));
    from = end;
    at = end;
  }
  return pieces.join('') + text.slice(from);
}

/** Where the cell ends that a quotation mark opens; null where it opens none. */
function cellEnd(text: string, open: number): number | null {
  for (let at = text.indexOf('"', open + 1); at >= 0 && at - open < cellMax; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return ends.has(text[at + 1]) ? at + 1 : null;
  }
  return null;
}
