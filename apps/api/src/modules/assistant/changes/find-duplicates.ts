import { stemsOf } from '@/modules/tasks/find/find-by-words';
import type { TaskRow } from '@/modules/tasks/task-row';

/** Two tasks that say much the same, the one that says more first. */
export interface Pair {
  kept: TaskRow;
  other: TaskRow;
  /** 0 to 1: of the words of both, weighed by how rare they are, how much they share. */
  likeness: number;
}

/** Likeness from which on two tasks may be one. */
const alikeFrom = 0.3;
/** Characters of a description that are read. */
const read = 1_000;
/** A word that more tasks have says nothing of two of them. */
const commonFrom = 50;

/**
 * Pure: pairs of tasks that may be the same, the most alike first. Rare words weigh more, those of the title twice. Each
 * word leads to the tasks that have it, so that not every task is held against every other.
 */
export function findDuplicates(rows: readonly TaskRow[]): Pair[] {
  const texts = rows.map(weightsOf);
  const having = new Map<string, number[]>();
  for (const [at, text] of texts.entries()) {
    for (const stem of text.keys()) {
      const places = having.get(stem);
      if (places) places.push(at);
      else having.set(stem, [at]);
    }
  }
  const worth = (stem: string) => Math.log(1 + rows.length / (having.get(stem)?.length ?? 1)) ** 2;
  const norms = texts.map((text) =>
    Math.sqrt([...text].reduce((sum, [stem, weight]) => sum + weight ** 2 * worth(stem), 0)),
  );
  const shared = new Map<string, number>();
  for (const [stem, places] of having) {
    if (places.length > commonFrom) continue;
    for (const [n, a] of places.entries()) {
      for (const b of places.slice(n + 1)) {
        const weight = (texts[a]?.get(stem) ?? 0) * (texts[b]?.get(stem) ?? 0) * worth(stem);
        shared.set(`${a} ${b}`, (shared.get(`${a} ${b}`) ?? 0) + weight);
      }
    }
  }
  return [...shared]
    .flatMap(([key, sum]) => {
      const [a = 0, b = 0] = key.split(' ').map(Number);
      const likeness = sum / ((norms[a] ?? 1) * (norms[b] ?? 1));
      const [one, two] = [rows[a], rows[b]];
      if (!one || !two || likeness < alikeFrom) return [];
      return [{ ...pairOf(one, two), likeness }];
    })
    .sort((x, y) => y.likeness - x.likeness);
}

/** Pure: two tasks that are one, the one to keep first. */
export function pairOf(one: TaskRow, two: TaskRow): Pair {
  const [kept, other] = saysMore(one, two) ? [one, two] : [two, one];
  return { kept, other, likeness: 1 };
}

function weightsOf({ title, description }: TaskRow): Map<string, number> {
  const weights = new Map<string, number>();
  for (const stem of stemsOf(description.slice(0, read))) weights.set(stem, 1);
  for (const stem of stemsOf(title)) weights.set(stem, (weights.get(stem) ?? 0) + 2);
  return weights;
}

/** Of two tasks the one to keep: it has somebody, then it says more, then it is older. */
function saysMore(a: TaskRow, b: TaskRow): boolean {
  if ((a.userId === null) !== (b.userId === null)) return a.userId !== null;
  if (a.description.length !== b.description.length) return a.description.length > b.description.length;
  return a.createdAt <= b.createdAt;
}
