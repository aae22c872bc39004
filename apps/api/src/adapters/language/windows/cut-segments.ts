import type { TranscriptSegment } from '@/adapters/language/language';
import { timeAt } from '@/adapters/language/locate-quote';

/**
 * Cuts segments that take more tokens than `most` at their spaces, with the time of each piece. A transcript without
 * lines would otherwise be one that fits nowhere. The pieces of a segment joined are its text.
 */
export function cutSegments(
  segments: readonly TranscriptSegment[],
  tokensOf: (segment: TranscriptSegment) => number,
  most: number,
): TranscriptSegment[] {
  return segments.flatMap((segment) => {
    const tokens = tokensOf(segment);
    if (tokens <= most) return [segment];
    const { text } = segment;
    const length = Math.max(20, Math.floor((text.length * most) / tokens));
    const pieces: TranscriptSegment[] = [];
    for (let from = 0; from < text.length; ) {
      const to = endOf(text, from, length);
      pieces.push({
        ...segment,
        text: text.slice(from, to),
        startMs: timeAt(segment, from),
        endMs: timeAt(segment, to),
      });
      from = to;
    }
    return pieces;
  });
}

/** After the last space within reach; in the middle of what has none, but never between the halves of a sign. */
function endOf(text: string, from: number, length: number): number {
  if (from + length >= text.length) return text.length;
  const space = text.lastIndexOf(' ', from + length - 1);
  if (space > from + length / 2) return space + 1;
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(from + length - 1));
  return from + length - (isHalf ? 1 : 0);
}
