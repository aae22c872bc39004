import { type LinearWeights, readWeights } from '@/adapters/language/local/learned/linear-model';
import stored from './weights.json';

let read: LinearWeights | null = null;

/** The weights as they stand in the file, decoded once. @throws Error when the table is of another size */
export function wishWeights(): LinearWeights {
  read ??= readWeights(stored);
  return read;
}
