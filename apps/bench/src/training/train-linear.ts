import { tableBits } from '../../../api/src/adapters/language/local/learned/place-of';
import { sigmoid } from '../../../api/src/adapters/language/local/sigmoid';
import { randomOf } from '../chaos/random';
import type { Example } from './examples';

export interface LinearOptions {
  epochs: number;
  /** The weights are the mean of what they are after each of so many of the last epochs. */
  averaged: number;
  rate: number;
  /** Pulls weights of features that are seen towards nothing. */
  decay: number;
  seed: number;
  /** How large the table is; as that of talk where it is not said. */
  bits?: number;
}

export const linearOptions: LinearOptions = { epochs: 8, averaged: 6, rate: 0.3, decay: 1e-5, seed: 1 };

/** Logistic regression by AdaGrad, sentence by sentence in a seeded order: the same meetings give the same weights. */
export function trainLinear(
  examples: readonly Pick<Example, 'rows' | 'targets'>[],
  options = linearOptions,
): Float64Array {
  const rows: Int32Array[] = [];
  const targets: number[] = [];
  for (const example of examples)
    example.rows.forEach((row, at) => {
      const target = example.targets[at] ?? -1;
      if (target < 0 || row.length === 0) return;
      rows.push(row);
      targets.push(target);
    });
  const places = 2 ** (options.bits ?? tableBits);
  const weights = new Float64Array(places);
  const squares = new Float64Array(places).fill(1e-3);
  const sum = new Float64Array(places);
  const random = randomOf(options.seed);
  const order = rows.map((_, at) => at);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at] ?? new Int32Array();
      const value = 1 / Math.sqrt(row.length);
      const error = sigmoid(scoreOf(weights, row)) - (targets[at] ?? 0);
      for (const place of row) {
        const weight = weights[place] ?? 0;
        const slope = error * value + options.decay * weight;
        const square = (squares[place] ?? 0) + slope * slope;
        squares[place] = square;
        weights[place] = weight - (options.rate * slope) / Math.sqrt(square);
      }
    }
    if (epoch >= options.epochs - options.averaged)
      weights.forEach((weight, place) => {
        sum[place] = (sum[place] ?? 0) + weight;
      });
  }
  return sum.map((whole) => whole / options.averaged);
}

export function scoreOf(weights: Float64Array, row: Int32Array): number {
  let sum = 0;
  for (const place of row) sum += weights[place] ?? 0;
  return row.length === 0 ? Number.NEGATIVE_INFINITY : sum / Math.sqrt(row.length);
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const held = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = held;
  }
}
