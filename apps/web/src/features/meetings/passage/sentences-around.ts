import type { Segment } from '@tavla/shared/meetings/findings';

/** A sentence of a transcript, and who said it. */
export interface Sentence {
  speaker: string | null;
  text: string;
}

export interface Around {
  /** Who said the quote. */
  speaker: string | null;
  before: Sentence[];
  after: Sentence[];
}

interface Place {
  quote: string;
  startMs: number;
  endMs: number;
}

type Lines = readonly Pick<Segment, 'startMs' | 'text' | 'speaker'>[];

/** Whoever does not stop is cut there. */
const most = 160;
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/**
 * Pure: the sentence before a quote and the one after it. Of a quote that is a part of its sentence, the rest of that
 * comes with them. Where the words were corrected so that the quote is not found, its lines count as the quote.
 */
export function sentencesAround(lines: Lines, { quote, startMs, endMs }: Place): Around {
  const from = Math.max(0, lastBefore(lines, startMs + 1));
  const to = Math.max(from, lastBefore(lines, endMs));
  const own = (index: number) => index >= from && index <= to;
  const pieces = lines
    .slice(Math.max(0, from - 1), to + 2)
    .flatMap((line, at) => piecesOf(line, own(Math.max(0, from - 1) + at)));
  const words = normal(quote);
  const place = findWords(pieces, words);
  const first = place?.first ?? pieces.findIndex((piece) => piece.isOwn);
  const last = place?.last ?? pieces.findLastIndex((piece) => piece.isOwn);
  if (first < 0) return { speaker: null, before: [], after: [] };
  const speaker = pieces[first]?.speaker ?? null;
  return {
    speaker,
    before: said([pieces[first - 1], { speaker, text: place?.head ?? '' }], 'end'),
    after: said(
      [{ speaker: pieces[last]?.speaker ?? null, text: place?.tail ?? '' }, pieces[last + 1]],
      'start',
    ),
  };
}

interface Piece extends Sentence {
  isOwn: boolean;
}

function piecesOf({ text, speaker }: Lines[number], isOwn: boolean): Piece[] {
  return [...sentences.segment(normal(text))].map(({ segment }) => ({
    speaker,
    text: segment.trim(),
    isOwn,
  }));
}

/** In which sentences the words stand, and what stands beside them there. */
function findWords(pieces: readonly Piece[], words: string) {
  const starts: number[] = [];
  let whole = '';
  for (const { text } of pieces) {
    starts.push(whole.length);
    whole += `${text} `;
  }
  // What the line before says alike is not it.
  const own = starts[pieces.findIndex((piece) => piece.isOwn)];
  const at = whole.toLowerCase().indexOf(words.toLowerCase(), own);
  if (words === '' || at < 0) return undefined;
  const end = at + words.length;
  const first = starts.findLastIndex((start) => start <= at);
  const last = starts.findLastIndex((start) => start < end);
  const lastEnd = (starts[last] ?? 0) + (pieces[last]?.text.length ?? 0);
  return {
    first,
    last,
    head: whole.slice(starts[first], at).trim(),
    tail: whole.slice(end, lastEnd).replace(/^[\p{P}\s]+/u, ''),
  };
}

function said(parts: readonly (Sentence | undefined)[], kept: 'start' | 'end'): Sentence[] {
  return parts.flatMap((part) =>
    part?.text ? [{ speaker: part.speaker, text: shortened(part.text, kept) }] : [],
  );
}

function shortened(text: string, kept: 'start' | 'end'): string {
  if (text.length <= most) return text;
  if (kept === 'start') return `${text.slice(0, most).replace(/\s+\S*$/, '')}…`;
  return `…${text.slice(-most).replace(/^\S*\s+/, '')}`;
}

const normal = (text: string) => text.replace(/\s+/g, ' ').trim();

/** By halving: the last line that begins before a time; -1 when none does. */
function lastBefore(lines: Lines, time: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lines[middle]?.startMs ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
