import { crossValidate, scoresOf } from '../training/cross-validate';
import { type Example, makeExample } from '../training/examples';
import { devTalk, type LabelKind, learnedFrom, type Talk, trainingTalk } from '../training/read-talk';
import { curveOf, findingsOf, together } from '../training/score-talk';
import { trainLinear } from '../training/train-linear';
import { cells } from './talk-rows';

/** Prints how the learned score does alone, at its best threshold, on meetings that its weights have not seen. */
export function measureUnseen(): void {
  console.log(
    '\n| learned score alone, best F1 | found | P | R | F1 | average precision |\n|---|---|---|---|---|---|',
  );
  for (const kind of ['actionItems', 'decisions'] as const)
    measureKind(kind, learnedFrom(trainingTalk(), kind));
}

function measureKind(kind: LabelKind, talks: readonly Talk[]): void {
  const examples = talks.map((talk) => makeExample(talk, kind));
  const dev = devTalk().map((talk) => makeExample(talk, kind));
  const print = (name: string, scored: readonly Example[], scores: readonly ArrayLike<number>[]) => {
    const { best, average } = curveOf(
      together(scored.map((example, at) => findingsOf(example, scores[at] ?? []))),
    );
    console.log(`| ${kind}, ${name} | ${cells(best)} | ${average.toFixed(2)} |`);
  };
  const learnFrom = (name: string, known: readonly Example[], scored: readonly Example[]) => {
    const weights = trainLinear(known);
    print(
      name,
      scored,
      scored.map((example) => scoresOf(weights, example)),
    );
  };
  print(`${talks.length} meetings, five folds`, examples, crossValidate(examples));
  for (const corpus of [...new Set(talks.map((talk) => talk.corpus))].sort())
    learnFrom(
      `${corpus} left out`,
      examples.filter(({ talk }) => talk.corpus !== corpus),
      examples.filter(({ talk }) => talk.corpus === corpus),
    );
  for (const count of [20, 40, 70, talks.length])
    learnFrom(`dev, learned from ${count}`, examples.slice(0, count), dev);
}
