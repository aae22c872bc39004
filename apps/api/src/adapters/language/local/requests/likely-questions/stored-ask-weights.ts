import { readCompressed } from '@/adapters/language/local/learned/linear-model';
import { wishBits } from '../likely/candidate-rows';
import type { AskWeights } from './read-likely-question';
import stored from './weights.json';

let read: AskWeights | null = null;

/** The weights as they stand in the file, decoded once. @throws Error when the table is of another size */
export function askWeights(): AskWeights {
  read ??= { ...readCompressed(stored, wishBits), trust: stored.trust };
  return read;
}
