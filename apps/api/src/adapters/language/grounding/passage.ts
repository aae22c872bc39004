import type { TranscriptSegment } from '../language';
import type { TranscriptIndex, WordRange } from '../locate-quote';

/** So many lines before and after a quote are about the same thing, of each so many characters next to it. */
const linesAround = 4;
const charactersAround = 600;

/** The lines that a quote stands in, and a few around it: where whose it is and when it is due would be said. */
export function passageAround(index: TranscriptIndex, { from, to }: WordRange): TranscriptSegment[] {
  const [first, last] = [index.words[from], index.words[to]];
  if (!first || !last) return [];
  const begin = Math.max(0, first.segment - linesAround);
  return index.segments.slice(begin, last.segment + linesAround + 1).map((segment, offset) => {
    const { text } = segment;
    const at = begin + offset;
    const start = at < first.segment ? text.length : at === first.segment ? first.start : 0;
    const end = at > last.segment ? 0 : at === last.segment ? last.end : text.length;
    return { ...segment, text: cutText(text, start - charactersAround, end + charactersAround) };
  });
}

/** No word of it is torn: a piece of one could be another, such as a name or a day. */
function cutText(text: string, from: number, to: number): string {
  const start = from <= 0 ? 0 : text.indexOf(' ', from - 1) + 1 || text.length;
  const end = to >= text.length ? text.length : text.lastIndexOf(' ', to);
  return text.slice(start, Math.max(start, end));
}
