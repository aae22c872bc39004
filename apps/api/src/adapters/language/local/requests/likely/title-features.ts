import type { Marked } from './marks';

const bucket = (value: number, ...limits: readonly number[]) =>
  limits.filter((limit) => value >= limit).length;

/** How far the message as a whole speaks for a title that a mark names: its rank, and how far it is ahead. */
export function rankOf({ ranked }: Marked, titles: readonly string[]): string {
  const rank = ranked.findIndex(({ title }) => titles.includes(title));
  return rank < 0 ? 'none' : `${rank} ${leadOf(ranked, rank)}`;
}

/** What says that a title which the whole message speaks for is the one that is meant. */
export function titleFeatures(marked: Marked, at: number): string[] {
  const { ranked, marks, context } = marked;
  const one = ranked[at];
  if (!one) return [];
  const named = marks.flatMap((mark) => (mark.kind === 'task' ? [mark.titles] : []));
  const isNamed = named.some((titles) => titles.length === 1 && titles[0] === one.title);
  const mayBe = named.some((titles) => titles.length > 1 && titles.includes(one.title));
  const isOther = named.some((titles) => titles.length === 1 && titles[0] !== one.title);
  const marking = `${isNamed} ${mayBe} ${isOther}`;
  const isTheirs = marks.some((mark) => mark.kind === 'person' && mark.ids.includes(one.assigneeId ?? ''));
  const lead = leadOf(ranked, at);
  const score = bucket(one.score, 0.4, 0.7, 1, 1.4, 1.9, 2.5);
  const covered = bucket(one.covered, 0.2, 0.34, 0.5, 0.67, 1);
  const rivals = ranked.filter(({ score }) => score >= one.score - 0.01).length;
  return [
    'any',
    `rank ${at}`,
    `lead ${at} ${lead}`,
    `score ${score}`,
    `covered ${covered}`,
    `both ${score} ${covered}`,
    `all ${at} ${lead} ${score}`,
    `marking ${marking}`,
    `ranked ${at} ${lead} ${marking}`,
    `scored ${score} ${marking}`,
    `covers ${covered} ${marking}`,
    `done ${one.isDone}`,
    `theirs ${isTheirs}`,
    `rivals ${rivals} ${at}`,
    `place ${context.place} ${marking}`,
    `tasks ${Math.min(3, named.length)}`,
  ];
}

/** How far a title is ahead of the next one, or behind the first. */
function leadOf(ranked: Marked['ranked'], at: number): number {
  const own = ranked[at]?.score ?? 0;
  const other = ranked[at === 0 ? 1 : 0]?.score ?? 0;
  return at === 0 ? bucket(own - other, 0.05, 0.3, 0.7, 1.2) : bucket(other - own, 0.05, 0.3, 0.7, 1.2);
}
