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

/** What goes on for longer is cut at a space: rules that look around in a sentence must never look far. */
const longestSentence = 1_000;
const stops = /[.?!…]/;
const closers = /["'”»)]/;
const abbreviation = /(?<!\p{L})(?:mr|mrs|ms|dr|sr|sra|st|vs|etc|e\.g|i\.e|p\.ej|[a-z])\.$/iu;
/** One more than the longest of them, which may have no letter before it. */
const abbreviationMax = 6;

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
  const ends = sentenceEnds(text).filter(
    (end) => !abbreviation.test(text.slice(Math.max(0, end - abbreviationMax), end)),
  );
  if (ends.at(-1) !== text.length) ends.push(text.length);
  let from = 0;
  return ends.flatMap((end) => {
    const start = from + (/^\s*/.exec(text.slice(from, end))?.[0].length ?? 0);
    from = end;
    return cuts(text, start, end).filter((piece) => /[\p{L}\p{N}]/u.test(text.slice(piece.start, piece.end)));
  });
}

/** Behind each run of full stops, marks and closing quotes that a space or the end follows. Reads the text once. */
function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (!stops.test(text.charAt(at))) continue;
    while (stops.test(text.charAt(at))) at += 1;
    while (closers.test(text.charAt(at))) at += 1;
    if (at === text.length || /\s/.test(text.charAt(at))) ends.push(at);
    else at -= 1;
  }
  return ends;
}

/** A sentence whole, or in parts when it has no end. */
function cuts(text: string, start: number, end: number): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let from = start;
  while (end - from > longestSentence) {
    const space = text.lastIndexOf(' ', from + longestSentence);
    const to = space > from ? space + 1 : from + longestSentence;
    parts.push({ start: from, end: to });
    from = to;
  }
  return [...parts, { start: from, end }];
}

/** Which of the next two sentences is the first that somebody else may say, in another segment. */
export function nextVoice(sentences: readonly Sentence[], at: number): number | undefined {
  return [at + 1, at + 2].find(
    (index) => sentences[index] && sentences[index].segment !== sentences[at]?.segment,
  );
}
