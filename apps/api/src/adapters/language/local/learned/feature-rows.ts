import type { Sentence } from '../sentences';
import { features } from './features';
import { readLines } from './meeting-lines';

/** Features are told apart by so many bits of a hash; those that collide share a weight. */
export const tableBits = 18;

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

/** FNV-1a over family and name, stirred, cut to the table's size. */
function placeOf(family: string, name: string): number {
  let hash = mixed(mixed(mixed(0x811c9dc5, family), ' '), name);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash >>> (32 - tableBits);
}

function mixed(start: number, text: string): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
