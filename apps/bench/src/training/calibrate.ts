/** A block of scores and how often they were right. */
interface Block {
  score: number;
  right: number;
  count: number;
}

/**
 * Isotonic regression (pool adjacent violators): points of a line that never falls from a score to the share
 * that was right around it. Blocks of fewer than `least` are joined, so that no point stands on a few.
 */
export function isotonic(
  scored: readonly { score: number; right: boolean }[],
  least = 40,
): [score: number, share: number][] {
  const blocks: Block[] = [];
  for (const { score, right } of [...scored].sort((a, b) => a.score - b.score)) {
    const last = blocks.at(-1);
    if (last && last.count < least) join(last, { score, right: Number(right), count: 1 });
    else blocks.push({ score, right: Number(right), count: 1 });
  }
  const rising: Block[] = [];
  for (const block of blocks) {
    rising.push(block);
    for (;;) {
      const [low, high] = rising.slice(-2);
      if (!low || !high || low.right / low.count < high.right / high.count) break;
      rising.pop();
      join(low, high);
    }
  }
  return rising.map(({ score, right, count }) => [score, right / count]);
}

/** The score becomes the mean of both. */
function join(into: Block, other: Block): void {
  const count = into.count + other.count;
  into.score = (into.score * into.count + other.score * other.count) / count;
  into.right += other.right;
  into.count = count;
}
