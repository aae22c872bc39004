import type { StoredModel } from '../../../api/src/adapters/language/local/learned/linear-model';
import { isotonic } from './calibrate';
import type { Findings } from './score-talk';

/** Weights as they stand in the file, with what a score means by findings in meetings that they were learned without. */
export function storeModel(weights: Float64Array, { list }: Pick<Findings, 'list'>): StoredModel {
  const calibration = isotonic(list.filter(({ score }) => Number.isFinite(score)));
  return {
    ...store(weights),
    calibration: calibration.map(([score, share]) => [Number(score.toFixed(3)), Number(share.toFixed(4))]),
  };
}

/** Whole numbers from -127 to 127 and what one is worth. */
function store(weights: Float64Array): Omit<StoredModel, 'calibration'> {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const table = Int8Array.from(weights, (weight) => Math.round(weight / step));
  return { table: Buffer.from(table.buffer).toString('base64'), step: Number(step.toPrecision(6)) };
}
