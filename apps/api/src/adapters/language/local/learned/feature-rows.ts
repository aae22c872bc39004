import type { Sentence } from '../sentences';
import { features } from './features';
import { readLines } from './meeting-lines';
import { placeOf } from './place-of';

/** For each sentence of a meeting the places of its features in the tables of weights, each once. */
export function featureRows(
  sentences: readonly Sentence[],
  uses: (family: string) => boolean = () => true,
): Int32Array[] {
  const meeting = readLines(sentences);
  const row = new Set<number>();
  return sentences.map((_, at) => {
    row.clear();
    features(meeting, at, (family, name) => {
      if (uses(family)) row.add(placeOf(family, name));
    });
    return Int32Array.from(row);
  });
}
