import type { LinearWeights } from '@/adapters/language/local/learned/linear-model';
import { longestGuessed } from '../likely/guess';
import type { Marked } from '../likely/marks';
import { type TrustWeights, trustIn } from '../likely/trust';
import { chancesOf } from '../likely/weigh';
import type { NamedTask } from '../mentions/find-mentions';
import type { Question, RequestContext } from '../request';
import { askTrustFeatures } from './ask-trust';
import { askingsOf, type Field, isField, isTarget } from './asks';
import { chooseAsks, type WeighedAsking } from './choose-asks';
import { likelyQuestions, targetOf } from './likely-question';
import { markQuestion } from './mark-question';

/** What was learned of questions: what they ask, and how far that is to be trusted. */
export interface AskWeights extends LinearWeights {
  trust: TrustWeights;
}

/** An answer that says what it takes the question for is better than passages that hold the same words. */
const least = { ask: 0.3, trust: 0.3, sure: 0.6 } as const;
/** A task is told beside what a search found where it is this likely, and the message at all a question about the board. */
const spokenOf = { ask: 0.15, about: 0.6 } as const;

/** What a message may ask of the board, before anybody decides whether that is likely enough. */
export interface AskGuess {
  /** How likely it is that it asks anything of the board, 0 to 1. */
  ask: number;
  /** What the trust in it goes by. */
  features: readonly number[];
  questions: Question[] | null;
  /** Of one task so much is asked. */
  fields: readonly Field[];
  /** The title of the task that is spoken of, whatever is asked about it; null: none is likely enough. */
  about: string | null;
}

/** Pure. */
export function askGuessFrom(marked: Marked, weights: LinearWeights): AskGuess {
  const askings = askingsOf(marked);
  const chances = chancesOf(
    marked,
    askings.map(({ ask, at }) => ({ deed: ask, at })),
    weights,
  );
  const weighed = askings.map((one, at) => ({ ...one, chance: chances[at] ?? 0 }));
  const chosen = chooseAsks(weighed);
  return {
    ask: weighed.find(({ ask }) => ask === 'ask')?.chance ?? 0,
    features: askTrustFeatures(marked, weighed, chosen),
    questions: likelyQuestions(marked, chosen),
    fields: chosen.flatMap(({ ask }) => (isField(ask) ? [ask] : [])),
    about: aboutIn(marked, weighed),
  };
}

function aboutIn(marked: Marked, weighed: readonly WeighedAsking[]): string | null {
  const isAsked = weighed.some(({ ask, chance }) => ask === 'ask' && chance >= spokenOf.ask);
  const named = weighed.filter(({ ask, chance }) => isAsked && isTarget(ask) && chance >= spokenOf.about);
  const [best] = named.sort((a, b) => b.chance - a.chance);
  const target = best && targetOf(marked, [best]);
  return target?.kind === 'titled' ? target.words : null;
}

/** Pure: whether a guess is likely enough to be answered. */
export const isLikelyAsked = (
  { ask, features }: Pick<AskGuess, 'ask' | 'features'>,
  trust: TrustWeights,
  limit: number = least.trust,
): boolean => ask >= least.ask && trustIn(features, trust) >= limit;

/** What a message most likely asks. `questions` is null where nothing is likely enough. */
export interface LikelyQuestion extends Pick<AskGuess, 'questions' | 'fields' | 'about'> {
  /** Whether it is trusted so far that nothing else needs to be told beside its answer. */
  isSure: boolean;
}

/**
 * Pure: what a message most likely asks of the board, by what was learned from messages of other companies. Null where
 * it is longer than those.
 */
export function readLikelyQuestion(
  context: RequestContext,
  tasks: readonly NamedTask[],
  weights: AskWeights,
): LikelyQuestion | null {
  if (context.message.length > longestGuessed) return null;
  const { questions, fields, about, ...guess } = askGuessFrom(markQuestion(context, tasks), weights);
  const isSure = isLikelyAsked(guess, weights.trust, least.sure);
  return { questions: isLikelyAsked(guess, weights.trust) ? questions : null, fields, about, isSure };
}
