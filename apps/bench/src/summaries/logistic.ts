import { chance } from '../../../api/src/adapters/language/local/summary/word-worth';

/**
 * Logistic regression with a ridge, by Newton's method: the weights with which features tell how likely
 * something is. Deterministic; a dozen rounds over all rows.
 */
export function fitLogistic(rows: readonly number[][], right: readonly boolean[], ridge = 1): number[] {
  const width = rows[0]?.length ?? 0;
  let weights: number[] = new Array(width).fill(0);
  for (let round = 0; round < 12; round += 1) {
    const slope = weights.map((weight) => -ridge * weight);
    const curve = weights.map((_, i) => weights.map((__, j) => (i === j ? ridge : 0)));
    rows.forEach((row, at) => {
      const share = chance(weights, row);
      const missing = (right[at] ? 1 : 0) - share;
      const spread = share * (1 - share);
      row.forEach((value, i) => {
        if (value === 0) return;
        slope[i] = (slope[i] ?? 0) + missing * value;
        const line = curve[i] ?? [];
        row.forEach((other, j) => {
          line[j] = (line[j] ?? 0) + spread * value * other;
        });
      });
    });
    const step = solve(curve, slope);
    weights = weights.map((weight, i) => weight + (step[i] ?? 0));
  }
  return weights;
}

/** Gauss and Jordan, with the largest pivot of each column. */
export function solve(matrix: readonly number[][], wanted: readonly number[]): number[] {
  const lines = matrix.map((line, i) => [...line, wanted[i] ?? 0]);
  const value = (i: number, j: number) => lines[i]?.[j] ?? 0;
  lines.forEach((_, column) => {
    let pivot = column;
    for (let i = column; i < lines.length; i += 1)
      if (Math.abs(value(i, column)) > Math.abs(value(pivot, column))) pivot = i;
    const [a = [], b = []] = [lines[column], lines[pivot]];
    lines[column] = b;
    lines[pivot] = a;
    lines.forEach((line, i) => {
      const factor = i === column ? 0 : value(i, column) / value(column, column);
      if (factor !== 0) lines[i] = line.map((own, j) => own - factor * value(column, j));
    });
  });
  return lines.map((line, i) => (line[lines.length] ?? 0) / value(i, i));
}
