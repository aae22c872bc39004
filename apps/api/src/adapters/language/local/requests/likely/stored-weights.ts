import { readCompressed } from '@/adapters/language/local/learned/linear-model';
import { wishBits } from './candidate-rows';
import type { WishWeights } from './read-likely';
import stored from './weights.json';

let read: WishWeights | null = null;

/** The weights as they stand in the file, decoded once. @throws Error when the table is of another size */
export function wishWeights(): WishWeights {
  read ??= { ...readCompressed(stored, wishBits), trust: stored.trust };
  return read;
}
