/** A part of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  start: number;
  isFound: boolean;
}

/** A text cut at the places that were found in it; what lies outside or before an earlier one is none. Pure. */
export function pieces(text: string, ranges: readonly (readonly [number, number])[]): Piece[] {
  const cut: Piece[] = [];
  let at = 0;
  const add = (end: number, isFound: boolean) => {
    if (end > at) cut.push({ text: text.slice(at, end), start: at, isFound });
    at = Math.max(at, end);
  };
  for (const [start, end] of ranges) {
    if (start < at || end > text.length || start >= end) continue;
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return cut;
}
