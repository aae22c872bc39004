import { words } from '../fold-text';
import type { LocatedQuote } from '../locate-quote';
import type { FindQuote } from './quote-finder';

/** The folded words of a text, as two texts are compared. */
export const wordsIn = (text: string) =>
  words(text)
    .map((word) => word.text)
    .join(' ');

/**
 * Finds the quotes of findings of one kind. A model gives no time: what is said twice and quoted for two things, such
 * as 'I can do that', gets its places one after the other, in the order in which it is told.
 * @returns finds the quote of one finding; `what` tells it from others with the same quote
 */
export function findInTurn(
  find: FindQuote,
): (quote: string, what: string, nearMs?: number) => LocatedQuote | null {
  const told = new Map<string, Map<string, number>>();
  return (quote, what, nearMs) => {
    if (nearMs !== undefined) return find(quote, nearMs);
    const key = wordsIn(quote);
    const turns = told.get(key) ?? new Map<string, number>();
    told.set(key, turns);
    const turn = turns.get(what) ?? turns.size;
    turns.set(what, turn);
    return find(quote, nearMs, turn);
  };
}
