import { brotliCompressSync, constants } from 'node:zlib';
import type {
  LinearWeights,
  StoredModel,
  StoredWeights,
} from '../../../api/src/adapters/language/local/learned/linear-model';
import { isotonic } from './calibrate';
import type { LabelKind } from './read-talk';
import type { Findings } from './score-talk';

/** What was found in meetings that weights were learned without: read with their speakers, and without. */
export interface UnseenFindings {
  named: Findings;
  unnamed: Findings;
}

/**
 * Weights as they stand in the file, with what a score means. For decisions it is told apart whether it is known who
 * speaks; with action items the board would lose more than it gains by that (docs/performance.md).
 */
export function storeModel(
  weights: Float64Array,
  { named, unnamed }: UnseenFindings,
  kind: LabelKind,
): StoredModel {
  const means = kind === 'decisions' ? { unnamed: pointsOf(unnamed) } : {};
  return { ...store(quantised(weights)), calibration: pointsOf(named), ...means };
}

function pointsOf({ list }: Pick<Findings, 'list'>): [score: number, share: number][] {
  return isotonic(list.filter(({ score }) => Number.isFinite(score))).map(([score, share]) => [
    Number(score.toFixed(3)),
    Number(share.toFixed(4)),
  ]);
}

/** As they stand in a file. */
export const store = ({ table, step }: LinearWeights): StoredWeights => ({
  table: Buffer.from(table.buffer, table.byteOffset, table.length).toString('base64'),
  step,
});

/** A table that is mostly empty, as it stands in a file. */
export const storeCompressed = ({ table, step }: LinearWeights): StoredWeights => ({
  table: brotliCompressSync(table, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }).toString('base64'),
  step,
});

/** Whole numbers from -127 to 127 and what one is worth. */
export function quantised(weights: Float64Array): LinearWeights {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const table = Int8Array.from(weights, (weight) => Math.round(weight / step));
  return { table, step: Number(step.toPrecision(6)) };
}

/** A file as the formatter of the repository leaves it: a point of a calibration stands in one line. */
export const asFormatted = (stored: unknown): string =>
  `${JSON.stringify(stored, null, 2).replace(/\[\s+(-?[\d.e-]+),\s+(-?[\d.e-]+)\s+\]/g, '[$1, $2]')}\n`;
