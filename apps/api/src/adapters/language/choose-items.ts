import { isLikely } from '@tavla/shared/meetings/confidence';

/** Of decisions, action items and updates each: nobody reads through more, and each is searched for. */
export const mostFindings = 300;
/** So many that are only possible are shown at most. */
const mostPossible = 10;
/** What can only be named by something that fits every meeting, or is over with it, is nothing for the board. */
export const surestPossible = 0.44;
/** What is less likely than this is nothing to look at. */
export const leastPossible = 0.2;

/**
 * The action items that people are shown, whichever engine found them: those that are likely, in the order given, then
 * the likeliest of those that are only possible. `leftOut` is how many likely ones are more than anybody reads.
 */
export function chooseItems<Item extends { confidence: number }>(
  items: readonly Item[],
): { chosen: Item[]; leftOut: number } {
  const likely = items.filter(isLikely);
  const surest = new Set(bySureness(likely).slice(0, mostFindings));
  const possible = bySureness(items.filter((item) => !isLikely(item) && item.confidence >= leastPossible));
  return {
    chosen: [...likely.filter((item) => surest.has(item)), ...possible.slice(0, mostPossible)],
    leftOut: likely.length - surest.size,
  };
}

const bySureness = <Item extends { confidence: number }>(items: readonly Item[]) =>
  items.toSorted((a, b) => b.confidence - a.confidence);
