import { sigmoid } from '@/adapters/language/local/sigmoid';
import { isNarrow, isText } from './candidates';
import type { Weighed } from './choose';
import type { Mark, Marked } from './marks';

/** What each sign of a slip takes or gives, as log-odds; in the order of `trustFeatures`. */
export type TrustWeights = readonly number[];

/** What is denied, supposed or over is seldom a wish. */
const doubtful =
  /(?<!\p{L})(?:no|not|never|nobody|nadie|nunca|tampoco|ni|if|si|whether|maybe|perhaps|quiz[aá]s?|tal vez|could we|we could|i'd rather|hands off|hold off|scrap that|as is|stay where|como est[aá])(?!\p{L})|n['’]t(?!\p{L})|\p{L}{2,}[óé](?!\p{L})/iu;

export const isDoubtful = (message: string): boolean => doubtful.test(message) || /\?\s*$/.test(message);

/**
 * Pure: what speaks for and against what was chosen: how likely all of it is, its weakest part and the likeliest one
 * that was left out; what the message names and nothing takes up; how long it is; what the wish is made of.
 * @param tasks how many targets it names; those that signs tell count as one
 */
export function trustFeatures(
  { marks, tokens, context }: Marked,
  weighed: readonly Weighed[],
  chosen: readonly Weighed[],
  tasks: number,
): number[] {
  // Which text is told is said only where one is, and signs only where they tell the tasks.
  const hasSigns = chosen.some(({ deed }) => deed === 'these');
  const isSaid = (one: Weighed) => !isText(one.deed) && (hasSigns || !isNarrow(one));
  const left = weighed.filter((one) => one.deed !== 'wish' && isSaid(one) && !chosen.includes(one));
  const log = (chance: number) => Math.log(Math.max(0.01, chance));
  const wish = weighed.find(({ deed }) => deed === 'wish')?.chance ?? 0;
  const all =
    left.reduce((sum, { chance }) => sum + log(1 - chance), 0) +
    [wish, ...chosen.map(({ chance }) => chance)].reduce((sum, chance) => sum + log(chance), 0);
  const spare = marks.filter((_, at) => chosen.every((one) => one.at !== at || one.deed === 'ranked'));
  const count = (kind: Mark['kind'], most: number) =>
    Math.min(most, spare.filter((mark) => mark.kind === kind).length);
  const columns = marks.filter(({ kind }) => kind === 'column').length;
  const has = (...deeds: Weighed['deed'][]) => Number(chosen.some(({ deed }) => deeds.includes(deed)));
  return [
    1,
    all,
    log(Math.min(1, ...chosen.map(({ chance }) => chance))),
    log(1 - Math.max(0, ...left.map(({ chance }) => chance))),
    log(wish),
    Number(isDoubtful(context.message)),
    ...[count('quote', 1), count('span', 1), count('day', 1), count('person', 2)],
    ...[count('tags', 1), count('task', 2), Number(columns === 1 && count('column', 1) === 1)],
    tokens.length / 10,
    Math.max(0, tasks - 1),
    ...[has('ranked'), has('target'), has('here'), has('line'), has('body'), has('list'), has('these')],
    ...[has('due', 'later', 'sooner'), has('delete', 'merge')],
  ];
}

/** Pure: how far what is read is to be trusted, 0 to 1. */
export const trustIn = (features: readonly number[], weights: TrustWeights): number =>
  sigmoid(features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));
