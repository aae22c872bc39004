import type { Mark, Marked } from '../likely/marks';
import { isField, isTarget } from './asks';
import type { WeighedAsking } from './choose-asks';

/** Pure: what speaks for and against what was chosen; the weights of it are learned (`trust`). */
export function askTrustFeatures(
  { marks, tokens, context }: Marked,
  weighed: readonly WeighedAsking[],
  chosen: readonly WeighedAsking[],
): number[] {
  const log = (chance: number) => Math.log(Math.max(0.01, chance));
  const ask = weighed.find((one) => one.ask === 'ask')?.chance ?? 0;
  const aboutOne = chosen.some((one) => isField(one.ask));
  const left = weighed.filter(
    (one) => one.ask !== 'ask' && !chosen.includes(one) && isTarget(one.ask) <= aboutOne,
  );
  const spare = marks.filter((_, at) => chosen.every((one) => one.at !== at || one.ask === 'ranked'));
  const count = (kind: Mark['kind'], most: number) =>
    Math.min(most, spare.filter((mark) => mark.kind === kind).length);
  const has = (isIt: (one: WeighedAsking) => boolean) => Number(chosen.some(isIt));
  return [
    1,
    chosen.reduce((sum, { chance }) => sum + log(chance), log(ask)),
    log(Math.min(1, ...chosen.map(({ chance }) => chance))),
    log(1 - Math.max(0, ...left.map(({ chance }) => chance))),
    log(ask),
    ...[count('person', 1), count('task', 1), count('time', 1), count('tags', 1), count('column', 1)],
    ...[count('department', 1), count('quote', 1)],
    tokens.length / 10,
    Number(aboutOne),
    has((one) => one.ask === 'ranked'),
    has((one) => one.ask === 'here'),
    Number(context.place === 'meeting'),
    Number(chosen.length === 1),
  ];
}
