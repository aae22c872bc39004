import type { Mark, Marked } from './marks';

const kinds = ['person', 'day', 'column', 'tags', 'task'] as const;

/** What says that a text is the one which is told: what leads to it, how it begins and ends, and what stands behind it. */
export function textFeatures(
  { texts, tokens, marks, context }: Marked,
  signs: readonly string[],
  at: number,
): string[] {
  const told = texts[at];
  if (!told) return [];
  const { from, to, opener, end } = told;
  const sign = (token: number) => {
    if (token < 0) return '^';
    const mark = marks.findIndex((one) => one.from <= token && token < one.to);
    return signs[mark] ?? '$';
  };
  const isInside = (mark: Mark) => mark.from >= from && mark.to <= to;
  const openersBefore = new Set(texts.filter((one) => one.from < from).map((one) => one.from)).size;
  const openersBehind = new Set(texts.filter((one) => one.from > from).map((one) => one.from)).size;
  const size = to - from < 3 ? to - from : to - from < 6 ? 3 : to - from < 12 ? 4 : 5;
  return [
    'any',
    `end ${end}`,
    `opener ${opener}`,
    `both ${opener} ${end}`,
    `before ${sign(from - 2)}`,
    `before2 ${sign(from - 2)} ${opener}`,
    `before3 ${sign(from - 3)} ${sign(from - 2)} ${opener}`,
    `first ${sign(from)}`,
    `first2 ${sign(from)} ${sign(from + 1)}`,
    `led ${opener} ${sign(from)}`,
    `last ${sign(to - 1)}`,
    `behind ${sign(to)}`,
    `behind2 ${sign(to)} ${sign(to + 1)}`,
    `closed ${end} ${sign(to)}`,
    `size ${size}`,
    `sized ${end} ${size}`,
    `rest ${Math.min(4, tokens.length - to)}`,
    `capital ${/^\p{Lu}/u.test(context.message.slice(tokens[from]?.start))}`,
    `rank ${Math.min(3, openersBefore)}`,
    `last opener ${openersBehind === 0}`,
    ...kinds.flatMap((kind) => {
      const all = marks.filter((mark) => mark.kind === kind);
      const inside = all.filter(isInside).length;
      return [`holds ${kind} ${Math.min(2, inside)}`, `leaves ${kind} ${Math.min(2, all.length - inside)}`];
    }),
  ];
}
