import { type LinearModel, readModel } from '../../../api/src/adapters/language/local/learned/linear-model';
import type { SentenceModels } from '../../../api/src/adapters/language/local/learned/score-sentences';
import { type BothWays, type Folds, findUnseen, learnFolds } from '../training/cross-validate';
import { bothWays } from '../training/examples';
import { type LabelKind, learnedFrom, type Talk } from '../training/read-talk';
import { storeModel } from '../training/store-model';
import { trainLinear } from '../training/train-linear';

/** For each meeting models that neither its words nor its labels were used for: weights of the other folds. */
export function modelsByFold(talks: readonly Talk[]): SentenceModels[] {
  const items = foldModels(talks, 'actionItems');
  const decisions = foldModels(talks, 'decisions');
  return talks.map((_, at) => pair(items[at], decisions[at]));
}

/** Models of these meetings, as the training writes them. */
export function modelsOf(talks: readonly Talk[]): SentenceModels {
  return pair(wholeModel(talks, 'actionItems'), wholeModel(talks, 'decisions'));
}

function pair(items: LinearModel | undefined, decisions: LinearModel | undefined): SentenceModels {
  if (!items || !decisions) throw new Error('There are no models to measure.');
  return { items, decisions };
}

/** What a score means is read off the other folds as well. A meeting that nothing is learned from has the whole model. */
function foldModels(talks: readonly Talk[], kind: LabelKind): LinearModel[] {
  const known = learnedFrom(talks, kind);
  const examples = bothWays(known, kind);
  const folds = learnFolds(examples.named);
  const foldAt = examples.named.map((example) => folds.foldOf.get(example) ?? 0);
  const models = folds.weights.map((weights, fold) =>
    readModel(
      storeModel(
        weights,
        findUnseen(examples, folds, (at) => foldAt[at] !== fold),
        kind,
      ),
    ),
  );
  const ofTalk = new Map(known.map((talk, at) => [talk, models[foldAt[at] ?? 0]]));
  const whole = known.length < talks.length ? wholeOf(examples, folds, kind) : undefined;
  return talks.flatMap((talk) => ofTalk.get(talk) ?? whole ?? []);
}

function wholeModel(talks: readonly Talk[], kind: LabelKind): LinearModel {
  const examples = bothWays(learnedFrom(talks, kind), kind);
  return wholeOf(examples, learnFolds(examples.named), kind);
}

function wholeOf(examples: BothWays, folds: Folds, kind: LabelKind): LinearModel {
  return readModel(storeModel(trainLinear(examples.named), findUnseen(examples, folds), kind));
}
