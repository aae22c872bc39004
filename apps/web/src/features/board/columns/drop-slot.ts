/** A card's place along its column, in pixels from the top of the list. */
export interface Span {
  start: number;
  end: number;
}

/** How many cards lie above `y`: a card counts as above once its middle is. By halving. */
export function slotAt(spans: readonly Span[], y: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const span = spans[middle];
    if (span && (span.start + span.end) / 2 < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where to draw the line before slot `index`: halfway into the gap between two cards. */
export function lineAt(spans: readonly Span[], index: number, gap: number): number {
  const below = spans[index];
  if (below) return below.start - gap / 2;
  const last = spans[spans.length - 1];
  return last ? last.end + gap / 2 : gap / 2;
}

const edge = 72;
const topSpeed = 900;

/**
 * Pixels a second to scroll at a pointer position between `start` and `end` of the view: nothing in the
 * middle, growing towards the edges and past them, never faster than an eye can follow.
 */
export function scrollSpeed(pointer: number, start: number, end: number): number {
  const reach = Math.min(edge, (end - start) / 3);
  const before = start + reach - pointer;
  const after = pointer - (end - reach);
  const depth = Math.min(1, Math.max(before, after) / reach);
  return depth > 0 ? Math.sign(after - before) * topSpeed * depth * depth : 0;
}
