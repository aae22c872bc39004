/** How often each term stands in texts up to each of them, and how many words they have: what lies between is a difference. */
export interface Sums {
  /** Of each term. */
  terms: Float64Array[];
  words: Float64Array;
}

/**
 * Sums over texts in their order. Pure, and linear in their words.
 * @param bits by word, the terms that it stands for
 */
export function sumUp(read: readonly Uint32Array[], bits: Uint32Array, termCount: number): Sums {
  const terms = Array.from({ length: termCount }, () => new Float64Array(read.length + 1));
  const words = new Float64Array(read.length + 1);
  for (const [at, text] of read.entries()) {
    for (const sums of terms) sums[at + 1] = sums[at] ?? 0;
    for (const word of text) {
      const found = bits[word] ?? 0;
      if (found === 0) continue;
      for (const [term, sums] of terms.entries())
        if (found & (1 << term)) sums[at + 1] = (sums[at + 1] ?? 0) + 1;
    }
    words[at + 1] = (words[at] ?? 0) + text.length;
  }
  return { terms, words };
}

/** Texts that follow each other: the first, and the one after the last. */
export interface Span {
  from: number;
  to: number;
}

/** What lies between. */
export const within = (sums: Float64Array, { from, to }: Span): number => (sums[to] ?? 0) - (sums[from] ?? 0);
