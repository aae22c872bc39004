/**
 * A Bloom filter: a set of words in few bytes. It knows each word that was put in, and of the others takes one in
 * four hundred for one of them.
 */
export const filterBytes = 2 ** 17;
const places = 8;

export function addWord(filter: Uint8Array, word: string): void {
  for (const place of placesOf(word)) filter[place >> 3] = (filter[place >> 3] ?? 0) | (1 << (place & 7));
}

export const hasWord = (filter: Uint8Array, word: string): boolean =>
  placesOf(word).every((place) => ((filter[place >> 3] ?? 0) & (1 << (place & 7))) !== 0);

/** FNV-1a over the letters, from two beginnings; each place is one more step of the second from the first. */
function placesOf(word: string): number[] {
  const [first, step] = [hash(word, 0x811c9dc5), hash(word, 0x01234567) | 1];
  return Array.from({ length: places }, (_, at) => ((first + Math.imul(at, step)) >>> 0) % (filterBytes * 8));
}

function hash(word: string, seed: number): number {
  let sum = seed;
  for (let at = 0; at < word.length; at += 1) sum = Math.imul(sum ^ word.charCodeAt(at), 0x01000193);
  return (sum ^ (sum >>> 15)) >>> 0;
}
