import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** What is in sight of a long list, and the items that stay drawn wherever they are; what is not there is -1. */
export function rangeWith(range: Range, indexes: readonly number[]): number[] {
  const drawn = new Set([...defaultRangeExtractor(range), ...indexes.filter((index) => index >= 0)]);
  return [...drawn].sort((a, b) => a - b);
}
