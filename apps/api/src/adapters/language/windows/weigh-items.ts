import { surestPossible } from '@/adapters/language/choose-items';
import { holdsAsTitle } from '@/adapters/language/grounding/title-of';
import type { ActionItem, AnalysisInput } from '@/adapters/language/language';
import { scoreSentences } from '../local/learned/score-sentences';
import { splitSentences } from '../local/sentences';
import { sigmoid } from '../local/sigmoid';
import { quotedSentences } from './quoted-sentences';

/**
 * What is known before: a strong model was right in 16 of 17 of its findings, of which it was usually this sure, and
 * which usually stood in sentences of this score.
 */
const right = 16 / 17;
const usual = { sureness: 0.9, score: 0.25 };
/** So much of the score's log-odds counts: the model has read the same words, and more of them. */
const share = 0.5;
/** Nobody is surer than this; neither of them alone decides. */
const bounds = { sureness: [0.05, 0.98], score: [0.02, 0.9] } as const;

/**
 * Says how sure each action item of a model is, by the model and by the learned score of the sentence that it quotes:
 *
 *     logit(confidence) = logit(16/17) + (logit(model) - logit(0.9)) + (logit(score) - logit(0.25)) / 2
 *
 * So what it is unsure of in a sentence that does not sound like work is only possible. English alone: nothing was
 * learned of other languages, whose items stay as sure as the model is. What no title says as an order is only possible,
 * too, in any language.
 */
export function weighItems(items: readonly ActionItem[], input: AnalysisInput): ActionItem[] {
  return weighed(items, input).map((item) => {
    if (holdsAsTitle(item.title, input.language)) return item;
    return { ...item, confidence: Math.min(item.confidence, surestPossible) };
  });
}

function weighed(items: readonly ActionItem[], input: AnalysisInput): ActionItem[] {
  if (input.language !== 'en' || items.length === 0) return [...items];
  const sentences = splitSentences(input.segments);
  const scores = scoreSentences(sentences).items;
  const placesOf = quotedSentences(sentences);
  return items.map((item) => {
    const score = placesOf(item).reduce((most, at) => Math.max(most, scores[at] ?? 0), 0);
    return { ...item, confidence: weigh(item.confidence, score) };
  });
}

/** Both from 0 to 1, and so is what comes of them. */
export function weigh(sureness: number, score: number): number {
  const byModel = logit(within(sureness, bounds.sureness)) - logit(usual.sureness);
  const byScore = logit(within(score, bounds.score)) - logit(usual.score);
  return sigmoid(logit(right) + byModel + share * byScore);
}

const logit = (share: number) => Math.log(share / (1 - share));
const within = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(most, Math.max(least, value));
