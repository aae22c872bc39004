import { words } from '../fold-text';
import type { AnalysisInput, Person } from '../language';
import {
  indexTranscript,
  type LocatedQuote,
  rangeOfQuote,
  spanOf,
  type TranscriptIndex,
  type WordRange,
} from '../locate-quote';
import { nearQuoteFinder } from './find-near-quote';

/** What may stand between the parts of a quote that leaves something out, in words of the transcript. */
const longestGap = 40;
const mostParts = 5;
const minWords = 2;
const isQuote = (text: string) => words(text).length >= minWords;

/** Finds a quote; `turn` is how many of the places where it stands are left for others. */
export type FindQuote = (quote: string, nearMs?: number, turn?: number) => LocatedQuote | null;

/**
 * Makes a finder of quotes in a transcript: as it stands there, or nearly. Whatever it finds is the transcript's own
 * text with its time. A speaker's label before it is left out; a quote with '…' in it reaches from its first part to
 * its last. Null for what was not said, and for single words.
 */
export function quoteFinder(
  { segments, language, people }: Pick<AnalysisInput, 'segments' | 'language' | 'people'>,
  index: TranscriptIndex = indexTranscript(segments),
): FindQuote {
  const findNear = nearQuoteFinder(index, language, () => namesOf(people));
  const rangeOf = (quote: string, nearMs?: number, turn?: number): WordRange | null =>
    isQuote(quote) ? (rangeOfQuote(index, quote, nearMs, turn) ?? findNear(quote, nearMs)) : null;

  return (quote, nearMs, turn) => {
    const find = (text: string) => {
      const parts = partsOf(text);
      if (parts.length > 1) return rangeOfParts(parts, (part) => rangeOf(part, nearMs));
      return rangeOf(text, nearMs, turn);
    };
    const unlabelled = quote.replace(/^[\p{L}\p{M} .'’-]{1,60}:\s/u, '');
    const found =
      (isQuote(quote) ? rangeOfQuote(index, quote, nearMs, turn) : null) ??
      find(quote) ??
      (unlabelled === quote ? null : find(unlabelled));
    return found && spanOf(index, found);
  };
}

const partsOf = (quote: string) => quote.split(/\.{3,}|…/).filter((part) => words(part).length > 0);

/** From the first part to the last, where all of them were said close to each other and in that order. */
function rangeOfParts(
  parts: readonly string[],
  rangeOf: (part: string) => WordRange | null,
): WordRange | null {
  if (parts.length > mostParts) return null;
  const ranges = parts.map(rangeOf);
  const [first, last] = [ranges[0], ranges.at(-1)];
  const isWhole = ranges.every((range, at) => {
    const before = ranges[at - 1];
    if (!range || at === 0) return range !== null;
    return before ? range.from > before.to && range.from - before.to <= longestGap : false;
  });
  return first && last && isWhole ? { from: first.from, to: last.to } : null;
}

/** Made once for all windows of a meeting. */
const known = new WeakMap<readonly Person[], ReadonlySet<string>>();

function namesOf(people: readonly Person[]): ReadonlySet<string> {
  const names =
    known.get(people) ??
    new Set(
      people.flatMap(({ firstName, lastName }) => words(`${firstName} ${lastName}`).map(({ text }) => text)),
    );
  known.set(people, names);
  return names;
}
