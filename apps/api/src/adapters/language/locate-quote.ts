import { words } from './fold-text';
import type { TranscriptSegment } from './language';

export interface LocatedQuote {
  /** The transcript's own words; parts from neighbouring segments are joined by a space. */
  quote: string;
  startMs: number;
  endMs: number;
  segmentId: string;
  /** Where its words stand in the index. */
  range: WordRange;
}

interface IndexedWord {
  text: string;
  segment: number;
  start: number;
  end: number;
}

/** The words of a transcript, indexed once and searched for every quote. */
export interface TranscriptIndex {
  segments: readonly TranscriptSegment[];
  words: readonly IndexedWord[];
  positions: ReadonlyMap<string, number[]>;
}

export function indexTranscript(segments: readonly TranscriptSegment[]): TranscriptIndex {
  const all = segments.flatMap((segment, at) =>
    words(segment.text).map((word) => ({ ...word, segment: at })),
  );
  const positions = new Map<string, number[]>();
  all.forEach((word, at) => {
    const known = positions.get(word.text);
    if (known) known.push(at);
    else positions.set(word.text, [at]);
  });
  return { segments, words: all, positions };
}

/**
 * Finds a quote in the transcript without regard to case, accents, spacing and punctuation, and returns the
 * transcript's exact words with their time. Null when it does not stand there. `nearMs` chooses between
 * repetitions. Times inside a segment are in proportion to its characters: recognisers give no word times.
 */
export function locateQuote(index: TranscriptIndex, quote: string, nearMs?: number): LocatedQuote | null {
  const range = rangeOfQuote(index, quote, nearMs);
  return range && spanOf(index, range);
}

/** Words of a transcript, by their places in its index: the first and the last. */
export interface WordRange {
  from: number;
  to: number;
}

/**
 * The same as a range of words.
 * @param turn how many of the places that fit are left for others; where there are no more, it is the last one
 */
export function rangeOfQuote(
  index: TranscriptIndex,
  quote: string,
  nearMs?: number,
  turn = 0,
): WordRange | null {
  const wanted = words(quote).map((word) => word.text);
  const [head] = wanted;
  if (head === undefined) return null;
  let found: WordRange | null = null;
  let left = turn;
  for (const from of nearestFirst(index, index.positions.get(head) ?? [], nearMs ?? 0)) {
    if (!wanted.every((word, offset) => index.words[from + offset]?.text === word)) continue;
    found = { from, to: from + wanted.length - 1 };
    left -= 1;
    if (left < 0) break;
  }
  return found;
}

/** Places in the order of their distance in time; of two that are as near, the earlier. */
function* nearestFirst(index: TranscriptIndex, places: readonly number[], nearMs: number): Iterable<number> {
  const distance = (at: number | undefined) =>
    at === undefined ? Number.POSITIVE_INFINITY : Math.abs(startOf(index, at) - nearMs);
  let [after, end] = [0, places.length];
  while (after < end) {
    const middle = (after + end) >> 1;
    if (startOf(index, places[middle] ?? 0) < nearMs) after = middle + 1;
    else end = middle;
  }
  let before = after - 1;
  while (before >= 0 || after < places.length) {
    const isEarlier = distance(places[before]) <= distance(places[after]);
    const place = isEarlier ? places[before--] : places[after++];
    if (place !== undefined) yield place;
  }
}

/** When a word of the transcript is said, in milliseconds. */
export function startOf(index: TranscriptIndex, at: number): number {
  const word = index.words[at];
  const segment = word && index.segments[word.segment];
  return segment ? timeAt(segment, word.start) : 0;
}

/** What the transcript says there, letter for letter, and when. */
export function spanOf(index: TranscriptIndex, range: WordRange): LocatedQuote | null {
  const { from, to } = range;
  const first = index.words[from];
  const last = index.words[to];
  if (!first || !last) return null;
  const parts = index.segments.slice(first.segment, last.segment + 1).map((segment, offset, all) => {
    const start = offset === 0 ? withOpening(segment.text, first.start) : 0;
    const end = offset === all.length - 1 ? withClosing(segment.text, last.end) : segment.text.length;
    return segment.text.slice(start, end);
  });
  const opening = index.segments[first.segment];
  const closing = index.segments[last.segment];
  if (!opening || !closing) return null;
  return {
    quote: parts.join(' '),
    startMs: timeAt(opening, first.start),
    endMs: timeAt(closing, last.end),
    segmentId: opening.id,
    range,
  };
}

/** Milliseconds at a character of a segment, in proportion to its length. */
export function timeAt(
  segment: Pick<TranscriptSegment, 'text' | 'startMs' | 'endMs'>,
  character: number,
): number {
  const share = segment.text.length > 0 ? Math.min(1, character / segment.text.length) : 0;
  return Math.round(segment.startMs + share * (segment.endMs - segment.startMs));
}

function withOpening(text: string, start: number): number {
  return /[¿¡]/.test(text.charAt(start - 1)) ? start - 1 : start;
}

function withClosing(text: string, end: number): number {
  return end + (/^[.?!…]+/.exec(text.slice(end))?.[0].length ?? 0);
}
