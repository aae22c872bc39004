import { brotliDecompressSync } from 'node:zlib';
import { tableBits } from './place-of';

/** Scores and the share that was right there, both ascending; between two points a straight line. */
export type Calibration = readonly (readonly [score: number, share: number])[];

/** One weight for each place of the table of features, in units of `step`. */
export interface LinearWeights {
  table: Int8Array;
  step: number;
}

/** A linear score over hashed features, and what a score means as a probability. */
export interface LinearModel extends LinearWeights {
  calibration: Calibration;
  /** Where nobody knows who speaks: the same score says less there. */
  unnamed: Calibration;
}

/** Weights as they stand in a file. */
export interface StoredWeights {
  /** The table's bytes in base64, as they are or compressed with brotli. */
  table: string;
  step: number;
}

/** A model as it stands in the file. */
export interface StoredModel extends StoredWeights {
  calibration: StoredPoints;
  /** Left out where it is to be read as with speakers. */
  unnamed?: StoredPoints;
}
type StoredPoints = readonly (readonly number[])[];

/** @throws Error when the table is not as large as the features want it */
export const readWeights = ({ table, step }: StoredWeights): LinearWeights =>
  weightsOf(Buffer.from(table, 'base64'), step, tableBits);

/** The same of a table of so many bits that is compressed with brotli. @throws Error as above, or when it is not */
export const readCompressed = ({ table, step }: StoredWeights, bits: number): LinearWeights =>
  weightsOf(brotliDecompressSync(Buffer.from(table, 'base64')), step, bits);

function weightsOf(bytes: Buffer, step: number, bits: number): LinearWeights {
  if (bytes.length !== 2 ** bits) throw new Error(`A table of weights has ${bytes.length} places.`);
  return { table: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), step };
}

/** @throws Error when the table is not as large as the features want it */
export function readModel(stored: StoredModel): LinearModel {
  const points = (of: StoredPoints) => of.map(([score = 0, share = 0]) => [score, share] as const);
  const { calibration, unnamed = calibration } = stored;
  return { ...readWeights(stored), calibration: points(calibration), unnamed: points(unnamed) };
}

/** The score of a sentence by the places of its features: long sentences have many, so their root divides it. */
export function linearScore({ table, step }: LinearWeights, row: Int32Array): number {
  let sum = 0;
  for (const place of row) sum += table[place] ?? 0;
  return row.length === 0 ? Number.NEGATIVE_INFINITY : (sum * step) / Math.sqrt(row.length);
}

/** How often sentences of such a score were right in meetings that the score had not been trained on. */
export function calibrated(calibration: Calibration, score: number): number {
  const next = calibration.findIndex(([limit]) => limit >= score);
  const right = calibration[next < 0 ? calibration.length - 1 : next];
  const left = calibration[next < 0 ? calibration.length - 1 : Math.max(0, next - 1)];
  if (!left || !right) return 0;
  const [from, low] = left;
  const [to, high] = right;
  if (to <= from || score <= from) return low;
  return low + ((high - low) * (Math.min(score, to) - from)) / (to - from);
}
