import { decisionCues } from '../../../api/src/adapters/language/local/learned/decision-cues';
import { featureRows } from '../../../api/src/adapters/language/local/learned/feature-rows';
import { type Sentence, splitSentences } from '../../../api/src/adapters/language/local/sentences';
import { type Label, type LabelKind, segmentsOf, type Talk } from './read-talk';

/** A meeting as the training sees it; rows, targets and segments stand for the same sentences. */
export interface Example {
  talk: Talk;
  labels: readonly Label[];
  /** Places of each sentence's features. */
  rows: readonly Int32Array[];
  /** 1 where a label's quote stands, 0 where nothing does, -1 where a labelled turn says something else beside it. */
  targets: Int8Array;
  /** What a sentence's words add to its score; none for action items. */
  cues?: Float64Array;
  /** The turn of each sentence. */
  segments: readonly number[];
}

export function makeExample(talk: Talk, kind: LabelKind, withSpeakers = true): Example {
  const sentences = splitSentences(segmentsOf(talk, withSpeakers));
  return {
    talk,
    labels: talk[kind],
    rows: featureRows(sentences),
    targets: targetsOf(talk, sentences, talk[kind], around[kind]),
    segments: sentences.map(({ segment }) => segment),
    ...(kind === 'decisions' ? { cues: decisionCues(sentences) } : {}),
  };
}

/** Meetings with their speakers, and as a file has them that names none. */
export function bothWays(talks: readonly Talk[], kind: LabelKind) {
  return {
    named: talks.map((talk) => makeExample(talk, kind)),
    unnamed: talks.map((talk) => makeExample(talk, kind, false)),
  };
}

/** What stands so many turns beside a decision often says it too, and only one turn is marked. */
const around: Record<LabelKind, number> = { actionItems: 0, decisions: 3 };

function targetsOf(
  talk: Talk,
  sentences: readonly Sentence[],
  labels: readonly Label[],
  near: number,
): Int8Array {
  const targets = new Int8Array(sentences.length);
  const labelled = new Set(labels.flatMap(({ turn, also }) => [turn, ...also]));
  for (const { turn } of labels)
    for (let step = 1; step <= near; step++) labelled.add(turn - step).add(turn + step);
  sentences.forEach(({ segment }, at) => {
    if (labelled.has(segment)) targets[at] = -1;
  });
  for (const label of labels) {
    const at = sentenceOf(talk, sentences, label);
    if (at >= 0) targets[at] = 1;
  }
  return targets;
}

/** The sentence of the label's turn that holds most of its quote; -1 when the turn says nothing. */
function sentenceOf(talk: Talk, sentences: readonly Sentence[], { turn, quote }: Label): number {
  const text = talk.turns[turn]?.text ?? '';
  const from = text.indexOf(quote);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  let end = 0;
  sentences.forEach((sentence, at) => {
    if (sentence.segment !== turn) return;
    const start = text.indexOf(sentence.text, end);
    end = start + sentence.text.length;
    const shared = Math.min(end, from + quote.length) - Math.max(start, from);
    if (shared > most) [most, best] = [shared, at];
  });
  return best;
}
