/**
 * The outline of a recording as an SVG path: one unit wide for each peak, two high, symmetrical about 1.
 * @param peaks from 0 to 255, evenly spread over the recording
 */
export function outline(peaks: ArrayLike<number>): string {
  const heights = Array.from(peaks, (peak) => Math.max(peak / 255, 0.03));
  const top = heights.map((height, at) => `${at} ${(1 - height).toFixed(2)}`);
  const bottom = heights.map((height, at) => `${at} ${(1 + height).toFixed(2)}`).reverse();
  return heights.length ? `M${top.join('L')}L${bottom.join('L')}Z` : '';
}

/** Where on the recording a place on the screen is, in milliseconds. */
export function timeAt(x: number, { left, width }: { left: number; width: number }, durationMs: number) {
  return Math.min(Math.max((x - left) / (width || 1), 0), 1) * durationMs;
}
