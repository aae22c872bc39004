import { bestOfSegments } from '../../../api/src/adapters/language/local/learned/with-company';
import type { Example } from './examples';

/** What was found in one turn: how sure it is, whether a label stands there, and which. */
export interface Finding {
  score: number;
  right: boolean;
  /** Labels that it finds, told apart over all meetings. */
  labels: readonly string[];
  meeting: string;
}

export interface Findings {
  list: Finding[];
  /** How many labels there are to find. */
  wanted: number;
}

/** One finding for each turn, its surest sentence; a turn that only one of two readers marked counts neither way. */
export function findingsOf(example: Example, scores: ArrayLike<number>): Findings {
  return judge(
    example,
    [...bestOfSegments(scores, example.segments)].map(([turn, score]) => ({ turn, score })),
  );
}

/** Holds what was found in turns of a meeting against its labels. */
export function judge(
  { talk: { meeting }, labels }: Pick<Example, 'talk' | 'labels'>,
  found: readonly { turn: number; score: number }[],
): Findings {
  const list = found.flatMap(({ turn, score }) => {
    const there = labels.flatMap((label, at) =>
      label.turn === turn || label.also.includes(turn) ? [{ at, agreed: label.agreed }] : [],
    );
    const right = there.filter(({ agreed }) => agreed);
    if (there.length > 0 && right.length === 0) return [];
    return [{ score, right: right.length > 0, labels: right.map(({ at }) => `${meeting} ${at}`), meeting }];
  });
  return { list, wanted: labels.filter(({ agreed }) => agreed).length };
}

export interface Quality {
  found: number;
  precision: number;
  recall: number;
  f1: number;
  /** The least score among what was found. */
  from: number;
}

export function qualityOf({ list, wanted }: Findings): Quality {
  const hit = new Set(list.flatMap(({ labels }) => labels));
  const precision = list.length === 0 ? 1 : list.filter(({ right }) => right).length / list.length;
  const recall = wanted === 0 ? 1 : hit.size / wanted;
  const f1 = f1Of(precision, recall);
  return { found: list.length, precision, recall, f1, from: Math.min(...list.map(({ score }) => score)) };
}

const f1Of = (precision: number, recall: number) =>
  precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);

export function together(all: readonly Findings[]): Findings {
  return { list: all.flatMap(({ list }) => list), wanted: all.reduce((sum, { wanted }) => sum + wanted, 0) };
}

/** The quality at every threshold, from the surest finding on; and the area under it. */
export function curveOf(findings: Findings): { best: Quality; average: number } {
  const list = [...findings.list].sort((a, b) => b.score - a.score);
  const hit = new Set<string>();
  let best = qualityOf({ list: [], wanted: findings.wanted });
  let right = 0;
  let average = 0;
  let before = 0;
  list.forEach((finding, at) => {
    if (finding.right) right += 1;
    for (const label of finding.labels) hit.add(label);
    const precision = right / (at + 1);
    const recall = hit.size / Math.max(1, findings.wanted);
    average += precision * (recall - before);
    before = recall;
    const f1 = f1Of(precision, recall);
    if (f1 > best.f1 || at === 0) best = { found: at + 1, precision, recall, f1, from: finding.score };
  });
  return { best, average };
}
