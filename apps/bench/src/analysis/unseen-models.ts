import { type LinearModel, readModel } from '../../../api/src/adapters/language/local/learned/linear-model';
import type { SentenceModels } from '../../../api/src/adapters/language/local/learned/score-sentences';
import { crossValidate, type Folds, learnFolds } from '../training/cross-validate';
import { type Example, makeExample } from '../training/examples';
import type { LabelKind, Talk } from '../training/read-talk';
import { findingsOf, together } from '../training/score-talk';
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

function foldModels(talks: readonly Talk[], kind: LabelKind): LinearModel[] {
  const examples = talks.map((talk) => makeExample(talk, kind));
  const folds = learnFolds(examples);
  const unseen = crossValidate(examples, folds);
  const models = folds.weights.map((weights, fold) =>
    readModel(storeModel(weights, findingsBut(examples, unseen, folds, fold))),
  );
  return examples.flatMap((example) => models[folds.foldOf.get(example) ?? 0] ?? []);
}

/** What a score means is read off the other folds as well. */
function findingsBut(
  examples: readonly Example[],
  unseen: readonly Float64Array[],
  folds: Folds,
  fold: number,
) {
  return together(
    examples.flatMap((example, at) =>
      folds.foldOf.get(example) === fold ? [] : [findingsOf(example, unseen[at] ?? [])],
    ),
  );
}

function wholeModel(talks: readonly Talk[], kind: LabelKind): LinearModel {
  const examples = talks.map((talk) => makeExample(talk, kind));
  const unseen = crossValidate(examples);
  const findings = together(examples.map((example, at) => findingsOf(example, unseen[at] ?? [])));
  return readModel(storeModel(trainLinear(examples), findings));
}
