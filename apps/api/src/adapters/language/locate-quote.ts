import { words } from './fold-text';
import type { TranscriptSegment } from './language';

export interface LocatedQuote {
  /** The transcript's own words; parts from neighbouring segments are joined by a space. */
  quote: string;
  startMs: number;
  endMs: number;
  segmentId: string;
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
  const wanted = words(quote).map((word) => word.text);
  const [head] = wanted;
  if (head === undefined) return null;
  let best: { at: number; distance: number } | null = null;
  for (const at of index.positions.get(head) ?? []) {
    const distance = nearMs === undefined ? 0 : Math.abs(startOf(index, at) - nearMs);
    if (best && best.distance <= distance) continue;
    if (wanted.every((word, offset) => index.words[at + offset]?.text === word)) best = { at, distance };
  }
  return best && span(index, best.at, best.at + wanted.length - 1);
}

function startOf(index: TranscriptIndex, at: number): number {
  const word = index.words[at];
  const segment = word && index.segments[word.segment];
  return segment ? timeAt(segment, word.start) : 0;
}

function span(index: TranscriptIndex, from: number, to: number): LocatedQuote | null {
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
  };
}

/** Milliseconds at a character of a segment, in proportion to its length. */
export function timeAt(segment: TranscriptSegment, character: number): number {
  const share = segment.text.length > 0 ? Math.min(1, character / segment.text.length) : 0;
  return Math.round(segment.startMs + share * (segment.endMs - segment.startMs));
}

function withOpening(text: string, start: number): number {
  return /[¿¡]/.test(text.charAt(start - 1)) ? start - 1 : start;
}

function withClosing(text: string, end: number): number {
  return end + (/^[.?!…]+/.exec(text.slice(end))?.[0].length ?? 0);
}
