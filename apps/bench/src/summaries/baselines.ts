import { rougeWords } from './rouge';

/** Sentence numbers, best first, until `budget` words are full. */
export type Selector = (sentences: readonly string[], budget: number) => number[];

/** The first sentences. */
export const lead: Selector = (sentences, budget) =>
  fill(
    sentences,
    sentences.map((_, at) => at),
    budget,
  );

/**
 * TextRank (Mihalcea and Tarau 2004): sentences are linked by the words that they share, divided by the
 * logarithms of their lengths, and ranked by PageRank with a damping of 0.85.
 */
export const textRank: Selector = (sentences, budget) => {
  const bags = sentences.map((text) => new Set(rougeWords(text)));
  const where = new Map<string, number[]>();
  bags.forEach((bag, at) => {
    for (const word of bag) where.set(word, [...(where.get(word) ?? []), at]);
  });
  const links = bags.map((bag, at) => {
    const shared = new Map<number, number>();
    for (const word of bag)
      for (const other of where.get(word) ?? [])
        if (other !== at) shared.set(other, (shared.get(other) ?? 0) + 1);
    return [...shared].flatMap(([other, words]) => {
      const lengths = Math.log(bag.size) + Math.log(bags[other]?.size ?? 1);
      return lengths > 0 ? [{ other, weight: words / lengths }] : [];
    });
  });
  const sums = links.map((list) => list.reduce((sum, { weight }) => sum + weight, 0));
  let ranks = sentences.map(() => 1);
  for (let round = 0; round < 30; round += 1)
    ranks = links.map(
      (list) =>
        0.15 +
        0.85 *
          list.reduce(
            (sum, { other, weight }) => sum + ((ranks[other] ?? 0) * weight) / (sums[other] || 1),
            0,
          ),
    );
  const order = ranks.map((rank, at) => ({ rank, at })).sort((a, b) => b.rank - a.rank || a.at - b.at);
  return fill(
    sentences,
    order.map(({ at }) => at),
    budget,
  );
};

function fill(sentences: readonly string[], order: readonly number[], budget: number): number[] {
  const chosen: number[] = [];
  let full = 0;
  for (const at of order) {
    if (full >= budget) break;
    chosen.push(at);
    full += rougeWords(sentences[at] ?? '').length;
  }
  return chosen;
}
