import type { DevFigures } from '../analysis/dev-figures';

/** What weights were learned from, and how good the score alone is over five folds, at its best limit. */
export interface LearnedFigures {
  meetings: number;
  labels: number;
  averagePrecision: number;
  precision: number;
  recall: number;
  f1: number;
}

/** The file beside the weights. */
export interface Figures {
  /** A sum over the features that they were learned with. */
  features: string;
  /** The day on which they were learned. */
  learned: string;
  items: LearnedFigures;
  decisions: LearnedFigures;
  dev: DevFigures;
}
