import type { Said } from './read-talk';

/** People talk about one thing for some eight minutes, at 150 words a minute. */
const wordsOfTopic = 1_200;
const mostTopics = 10;
/** More are not told apart: what is longer is cut more coarsely, so that work stays in proportion to length. */
const mostBlocks = 240;
/** Fewer words about something than these say nothing of a topic. */
const smallestBlock = 25;
/** Added to each count, so that a word said once more is no surprise. */
const smoothing = 0.2;

/**
 * Splits talk where its words change: into the stretches that are most likely when each is written with words
 * of its own (after Utiyama and Isahara 2001). How many depends on the length alone. At least one, none empty.
 */
export function splitTopics(said: readonly Said[]): Said[][] {
  const blocks = toBlocks(said);
  const spoken = said.reduce((sum, { words }) => sum + words.length, 0);
  const wanted = Math.min(mostTopics, Math.max(1, Math.round(spoken / wordsOfTopic)), blocks.length);
  if (wanted <= 1) return said.length === 0 ? [] : [[...said]];
  const least = Math.max(1, Math.floor(blocks.length / wanted / 3));
  const starts = cheapest(surprises(blocks), wanted, least);
  return starts.map((from, at) => blocks.slice(from, starts[at + 1]).flat());
}

function toBlocks(said: readonly Said[]): Said[][] {
  const all = said.reduce((sum, { content }) => sum + content.length, 0);
  const size = Math.max(smallestBlock, all / mostBlocks);
  const blocks: Said[][] = [];
  let full = size;
  for (const one of said) {
    if (full >= size) {
      blocks.push([]);
      full = 0;
    }
    blocks.at(-1)?.push(one);
    full += one.content.length;
  }
  return blocks;
}

/** How surprising the words from one block to another are, by first and last block. */
function surprises(blocks: readonly Said[][]): Float64Array[] {
  const ids = new Map<string, number>();
  const words = blocks.map((block) =>
    block.flatMap(({ content }) =>
      content.map((word) => {
        const stem = word.length > 4 ? word.replace(/s$/, '') : word;
        const id = ids.get(stem) ?? ids.size;
        ids.set(stem, id);
        return id;
      }),
    ),
  );
  const kinds = ids.size;
  return blocks.map((_, first) => {
    const counts = new Float64Array(kinds);
    const costs = new Float64Array(blocks.length);
    let known = 0;
    let all = 0;
    for (let last = first; last < blocks.length; last += 1) {
      for (const id of words[last] ?? []) {
        const count = counts[id] ?? 0;
        known +=
          (count + 1) * Math.log(count + 1 + smoothing) - (count && count * Math.log(count + smoothing));
        counts[id] = count + 1;
        all += 1;
      }
      costs[last] = all * Math.log(all + smoothing * kinds) - known;
    }
    return costs;
  });
}

/** The first blocks of the `wanted` stretches that surprise least; none is shorter than `least` blocks. */
function cheapest(costs: readonly Float64Array[], wanted: number, least: number): number[] {
  const count = costs.length;
  const cost = (first: number, last: number) => costs[first]?.[last] ?? Number.POSITIVE_INFINITY;
  let sums = Float64Array.from({ length: count }, (_, last) => cost(0, last));
  const cameFrom: Int32Array[] = [];
  for (let part = 1; part < wanted; part += 1) {
    const next = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
    const from = new Int32Array(count);
    for (let last = 0; last < count; last += 1)
      for (let first = part * least; first <= last - least + 1; first += 1) {
        const sum = (sums[first - 1] ?? Number.POSITIVE_INFINITY) + cost(first, last);
        if (sum >= (next[last] ?? 0)) continue;
        next[last] = sum;
        from[last] = first;
      }
    sums = next;
    cameFrom.push(from);
  }
  const starts: number[] = [];
  let last = count - 1;
  for (const from of cameFrom.reverse()) {
    const first = from[last] ?? 0;
    starts.unshift(first);
    last = first - 1;
  }
  return [0, ...starts];
}
