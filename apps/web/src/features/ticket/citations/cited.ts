import type { Citation } from '@tavla/shared/chat/answers';

/** A thing that an answer rests on, once, with everything that is quoted of it. */
export interface Cited extends Omit<Citation, 'quote'> {
  key: string;
  /** Empty where the whole of it is meant. */
  quotes: readonly string[];
}

/**
 * Pure: what an answer rests on, in its order. Sentences that rest on the same second, page or thing share it; other
 * seconds of a meeting and other places in a file are things of their own, since a link leads to each.
 */
export function citedThings(citations: readonly Citation[]): Cited[] {
  const things = new Map<string, Cited>();
  for (const { quote, ...citation } of citations) {
    const key = [citation.kind, citation.id, citation.startMs ?? '', placeKey(citation)].join(' ');
    const quotes = things.get(key)?.quotes ?? [];
    const isNew = quote.trim() !== '' && !quotes.includes(quote);
    things.set(key, { ...citation, key, quotes: isNew ? [...quotes, quote] : quotes });
  }
  return [...things.values()];
}

const placeKey = ({ place }: Pick<Citation, 'place'>) => (place ? JSON.stringify(place) : '');
