import { words } from '../../../api/src/adapters/language/fold-text';

/** F1 of what a summary has in common with a written one, from 0 to 1. */
export interface Rouge {
  one: number;
  two: number;
  long: number;
}

/** Words as they are counted: lower case, letters and digits only, no stems. */
export const rougeWords = (text: string): string[] => words(text).map(({ text: word }) => word);

/**
 * ROUGE-1, ROUGE-2 (words and pairs in common, each as often as the rarer side has it) and ROUGE-L (the
 * longest common subsequence of both texts as a whole), each as F1.
 */
export function rouge(summary: readonly string[], gold: readonly string[]): Rouge {
  return {
    one: f1(common(summary, gold), summary.length, gold.length),
    two: f1(common(pairs(summary), pairs(gold)), summary.length - 1, gold.length - 1),
    long: f1(longest(summary, gold), summary.length, gold.length),
  };
}

function f1(both: number, summary: number, gold: number): number {
  return both === 0 ? 0 : (2 * both) / (summary + gold);
}

/** Each two words in a row. */
export function pairs(list: readonly string[]): string[] {
  return list.slice(1).map((word, at) => `${list[at]} ${word}`);
}

function common(a: readonly string[], b: readonly string[]): number {
  const left = countOf(b);
  let both = 0;
  for (const item of a) {
    const more = left.get(item) ?? 0;
    if (more === 0) continue;
    left.set(item, more - 1);
    both += 1;
  }
  return both;
}

/** How often each stands in a list. */
export function countOf(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The length of the longest common subsequence. */
function longest(a: readonly string[], b: readonly string[]): number {
  let before = new Uint32Array(b.length + 1);
  for (const word of a) {
    const row = new Uint32Array(b.length + 1);
    for (let at = 1; at <= b.length; at += 1)
      row[at] = b[at - 1] === word ? (before[at - 1] ?? 0) + 1 : Math.max(before[at] ?? 0, row[at - 1] ?? 0);
    before = row;
  }
  return before[b.length] ?? 0;
}
