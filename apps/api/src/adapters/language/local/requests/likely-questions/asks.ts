import type { Mark, Marked } from '../likely/marks';
import { bareNarrows, type Narrow, narrowsOfMark } from '../narrowing/narrow';

/** What can be asked of one task. */
export const fields = ['assignee', 'due', 'status', 'since', 'description', 'created', 'tags'] as const;
export type Field = (typeof fields)[number];

/**
 * What can be asked, of which a message asks one; several fields of one task go together. 'which': how many as well as
 * which, since an answer says both.
 */
const kinds = [
  'which',
  'changes',
  'duplicates',
  'oldest',
  'newest',
  'first-due',
  'longest',
  'most-assignee',
  'most-tag',
  'most-department',
  'least',
  'team',
  // Of the meeting whose page is open.
  'attendees',
  'decisions',
  'summary',
  'loose-items',
] as const;
export type Kind = (typeof kinds)[number];

/** What may be meant with a mark. */
const ofMark = { ...narrowsOfMark, task: ['target'] } as const;

export type Ask =
  | 'ask'
  | 'here'
  | 'ranked'
  | Field
  | Kind
  | Narrow
  | (typeof ofMark)[keyof typeof ofMark][number];

/** Something that a message may ask: what, or of which tasks, and the mark that it needs; -1: none. */
export interface Asking {
  ask: Ask;
  at: number;
}

export const isField = (ask: Ask): ask is Field => (fields as readonly Ask[]).includes(ask);
export const isKind = (ask: Ask): ask is Kind => (kinds as readonly Ask[]).includes(ask);
export const isTarget = (ask: Ask): boolean => ask === 'target' || ask === 'ranked' || ask === 'here';

const isNarrow = (ask: Ask): ask is Narrow =>
  ask !== 'ask' && !isField(ask) && !isKind(ask) && !isTarget(ask);

/** Of what is asked the signs by which tasks are told from others. */
export const narrowsOf = <One extends Asking>(asked: readonly One[]): (One & { narrow: Narrow })[] =>
  asked.flatMap((one) => (isNarrow(one.ask) ? [{ ...one, narrow: one.ask }] : []));

/** Pure: all that a message may ask of the board. 'ask': that it asks anything of this. */
export function askingsOf({ marks, ranked, context }: Marked): Asking[] {
  const here = context.place === 'ticket' ? (['here'] as const) : [];
  return [
    ...(['ask', ...fields, ...kinds, ...bareNarrows, ...here] as const).map((ask) => ({ ask, at: -1 })),
    ...marks.flatMap((mark, at) => asksWith(mark, context.today).map((ask) => ({ ask, at }))),
    ...ranked.map((_, at) => ({ ask: 'ranked', at }) as const),
  ];
}

function asksWith(mark: Mark, today: string): readonly Ask[] {
  if (mark.kind !== 'time') return mark.kind in ofMark ? ofMark[mark.kind as keyof typeof ofMark] : [];
  const { coming, past } = mark;
  // What fell due in days that are over is overdue, or done.
  const isOver = coming === null || (coming.to !== undefined && coming.to < today);
  return ofMark.time.filter((ask) => (ask === 'due-within' ? !isOver : past !== null));
}
