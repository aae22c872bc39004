import type { Sentence } from '../sentences';
import { decisionCues } from './decision-cues';
import { featureRows } from './feature-rows';
import { calibrated, type LinearModel, linearScore, readModel } from './linear-model';
import stored from './weights.json';
import { withCompany } from './with-company';

export interface SentenceScores {
  /** For each sentence, from 0 to 1: how sure it is that an action item stands in it. */
  items: Float64Array;
  /** The same for a decision. */
  decisions: Float64Array;
}

/** What each of both scores was learned as. */
export interface SentenceModels {
  items: LinearModel;
  decisions: LinearModel;
}

let shipped: SentenceModels | undefined;

function shippedModels(): SentenceModels {
  shipped ??= { items: readModel(stored.items), decisions: readModel(stored.decisions) };
  return shipped;
}

/** What the learned score says of each sentence of an English meeting. Linear in its length. */
export function scoreSentences(sentences: readonly Sentence[], models = shippedModels()): SentenceScores {
  const rows = featureRows(sentences);
  const segments = sentences.map(({ segment }) => segment);
  const isNamed = sentences.some(({ speaker }) => speaker !== null);
  const by = (model: LinearModel, cues?: Float64Array) =>
    withCompany(
      rows.map((row) => linearScore(model, row)),
      segments,
      cues,
    ).map((score) => calibrated(isNamed ? model.calibration : model.unnamed, score));
  return { items: by(models.items), decisions: by(models.decisions, decisionCues(sentences)) };
}
