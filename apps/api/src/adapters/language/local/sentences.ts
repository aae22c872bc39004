import { fold } from '@/adapters/language/fold-text';
import type { TranscriptSegment } from '@/adapters/language/language';
import { timeAt } from '@/adapters/language/locate-quote';

/** A sentence of a segment. `folded` has the same length as `text`. */
export interface Sentence {
  text: string;
  folded: string;
  segment: number;
  startMs: number;
  endMs: number;
  /** True for the first sentence of its segment. */
  opens: boolean;
  speaker: string | null;
}

const boundary = /[.?!…]+["'”»)]*(?=\s|$)/g;
const abbreviation = /(?<!\p{L})(?:mr|mrs|ms|dr|sr|sra|st|vs|etc|e\.g|i\.e|p\.ej|[a-z])\.$/iu;

/** The sentences of a transcript, in order. */
export function splitSentences(segments: readonly TranscriptSegment[]): Sentence[] {
  return segments.flatMap((segment, at) =>
    pieces(segment.text).map(({ start, end }, number) => {
      const text = segment.text.slice(start, end);
      return {
        text,
        folded: fold(text),
        segment: at,
        startMs: timeAt(segment, start),
        endMs: timeAt(segment, end),
        opens: number === 0,
        speaker: segment.speaker,
      };
    }),
  );
}

function pieces(text: string): { start: number; end: number }[] {
  const ends = [...text.matchAll(boundary)]
    .map((match) => match.index + match[0].length)
    .filter((end) => !abbreviation.test(text.slice(0, end)));
  if (ends.at(-1) !== text.length) ends.push(text.length);
  let from = 0;
  return ends.flatMap((end) => {
    const start = from + (/^\s*/.exec(text.slice(from, end))?.[0].length ?? 0);
    from = end;
    return /[\p{L}\p{N}]/u.test(text.slice(start, end)) ? [{ start, end }] : [];
  });
}
