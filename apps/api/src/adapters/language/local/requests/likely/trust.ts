import { sigmoid } from '@/adapters/language/local/sigmoid';
import type { Weighed } from './choose';
import type { Mark, Marked } from './marks';

/** What each sign of a slip takes, as log-odds: chosen over folds of the companies. */
const worth = { base: 2.2, all: 1, weakest: 1.5, leftOut: 0.8 } as const;
const unused: Readonly<Partial<Record<Mark['kind'], number>>> = {
  quote: 2,
  span: 1.5,
  day: 0.8,
  person: 0.6,
};
/** The only column that is named is seldom said for nothing. */
const onlyColumn = 1.5;

/**
 * Pure: how far what was chosen is to be trusted, 0 to 1: by how likely all of it is, its weakest part and the likeliest
 * one that was left out, and by what the message names and nothing takes up.
 */
export function trustIn({ marks }: Marked, weighed: readonly Weighed[], chosen: readonly Weighed[]): number {
  const left = weighed.filter((one) => one.deed !== 'wish' && !chosen.includes(one));
  const log = (chance: number) => Math.log(Math.max(0.01, chance));
  const all = weighed.reduce((sum, one) => sum + log(left.includes(one) ? 1 - one.chance : one.chance), 0);
  const weakest = Math.min(1, ...chosen.map(({ chance }) => chance));
  const likeliest = Math.max(0, ...left.map(({ chance }) => chance));
  const columns = marks.filter(({ kind }) => kind === 'column').length;
  const spare = marks.filter((_, at) => chosen.every((one) => one.at !== at));
  const lost = spare.reduce(
    (sum, { kind }) => sum + (unused[kind] ?? 0) + (kind === 'column' && columns === 1 ? onlyColumn : 0),
    0,
  );
  return sigmoid(
    worth.base + worth.all * all + worth.weakest * log(weakest) + worth.leftOut * log(1 - likeliest) - lost,
  );
}
