import { randomBytes } from 'node:crypto';
import { generateKeyBetween } from 'fractional-indexing';

/** The gap a card goes into: the positions on its two sides; null at an end of the column. */
export interface Slot {
  lower: string | null;
  upper: string | null;
}

/** Keys longer than this are spread anew over their neighbourhood. */
export const positionLengthMax = 100;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const jitterLength = 5;

/**
 * A position inside the slot, compared bytewise. Its random ending makes two cards that are dropped into
 * one slot at the same time land beside each other instead of on each other.
 */
export function positionBetween({ lower, upper }: Slot, jitter: () => string = randomJitter): string {
  let key = generateKeyBetween(lower, upper);
  let position = key + jitter();
  // Where the key is a beginning of `upper`, an ending could carry it past.
  while (upper !== null && position >= upper) {
    key = generateKeyBetween(lower, key);
    position = key + jitter();
  }
  return position;
}

/** `count` positions inside the slot, in order; found by halving, so that they stay short. */
export function positionsBetween(slot: Slot, count: number): string[] {
  if (count === 0) return [];
  const before = Math.floor(count / 2);
  const middle = positionBetween(slot);
  return [
    ...positionsBetween({ lower: slot.lower, upper: middle }, before),
    middle,
    ...positionsBetween({ lower: middle, upper: slot.upper }, count - before - 1),
  ];
}

/** Whether a card already stands in the slot. */
export function standsIn(position: string, { lower, upper }: Slot): boolean {
  return (lower === null || lower < position) && (upper === null || position < upper);
}

/** A few digits; the last is not 0, because a key that ends with 0 has no room before it. */
function randomJitter(): string {
  const bytes = [...randomBytes(jitterLength)];
  const last = bytes.pop() ?? 0;
  return `${bytes.map((byte) => digits[byte % 62]).join('')}${digits[1 + (last % 61)]}`;
}
