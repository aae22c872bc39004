import { bareNarrows, type Narrow, narrowsOfMark } from '../narrowing/narrow';
import type { Marked } from './marks';

const textDeeds = ['rename', 'describe', 'comment', 'create'] as const;

/** What may be meant with a mark. */
const ofMark = {
  task: ['target'],
  person: ['assign', 'remind', ...narrowsOfMark.person],
  day: ['due', 'remind-day', 'due-within'],
  span: ['later', 'sooner'],
  column: ['move', ...narrowsOfMark.column],
  tags: ['tag', 'untag', ...narrowsOfMark.tags],
  quote: textDeeds,
  word: [],
  department: narrowsOfMark.department,
  time: narrowsOfMark.time,
} as const;

/** What may be meant with the message as a whole. */
const always = [
  'wish',
  'assign-me',
  'unassign',
  'no-day',
  'move-todo',
  'move-in-progress',
  'move-pending',
  'move-done',
  'remind-me',
  'delete',
  // All tasks that some signs leave, instead of ones that are named.
  'these',
  ...bareNarrows,
] as const;

/** What needs a text that is told unquoted, and which kind of text. */
export const ofText = {
  'told-rename': 'line',
  'told-create': 'line',
  'told-describe': 'body',
  'told-comment': 'body',
  'told-split': 'list',
} as const;
type ToldDeed = keyof typeof ofText;
const toldDeeds = Object.keys(ofText) as ToldDeed[];

export type Deed =
  | (typeof ofMark)[keyof typeof ofMark][number]
  | (typeof always)[number]
  | ToldDeed
  | (typeof ofText)[keyof typeof ofText]
  | 'ranked'
  | 'here'
  | 'merge';

/** Something that a message may want: a deed, and the mark that it needs. */
export interface Candidate {
  deed: Deed;
  /** The index of the mark, of the text or of the ranked title; -1: it needs none. */
  at: number;
}

/** Whether a deed says which text is told, whatever is done with it. */
export const isText = (deed: string): boolean => deed === 'line' || deed === 'body' || deed === 'list';

const narrows: ReadonlySet<Deed> = new Set([...bareNarrows, ...Object.values(narrowsOfMark).flat()]);
/** Whether it is a sign by which tasks are told from others. */
export const isNarrow = <One extends Candidate>(one: One): one is One & { deed: Narrow } =>
  narrows.has(one.deed);

/** Of what is wanted the signs by which tasks are told from others. */
export const narrowsOf = <One extends Candidate>(candidates: readonly One[]): (One & { narrow: Narrow })[] =>
  candidates.flatMap((one) => (isNarrow(one) ? [{ ...one, narrow: one.deed }] : []));

/** Pure: all that a message may want, before anybody says what it does. 'wish': that it wants anything of this. */
export function candidatesOf({ marks, texts, ranked, context }: Marked): Candidate[] {
  const titles = new Set(marks.flatMap((mark) => (mark.kind === 'task' ? mark.titles : [])));
  const lists = texts.flatMap(({ items }, at) => (items.length > 1 ? [{ deed: 'list', at } as const] : []));
  // A list of quotations is no other text.
  const plain = texts.flatMap(({ opener }, at) => (opener === '"' ? [] : [at]));
  const told = toldDeeds.filter((deed) => (ofText[deed] === 'list' ? lists : plain).length > 0);
  const whole: Deed[] = [
    ...always,
    ...told,
    ...(titles.size === 2 ? (['merge'] as const) : []),
    ...(context.place === 'ticket' ? (['here'] as const) : []),
  ];
  return [
    ...whole.map((deed) => ({ deed, at: -1 })),
    ...marks.flatMap(({ kind }, at) => ofMark[kind].map((deed) => ({ deed, at }))),
    ...plain.flatMap((at) => [{ deed: 'line', at } as const, { deed: 'body', at } as const]),
    ...lists,
    ...ranked.map((_, at) => ({ deed: 'ranked', at }) as const),
  ];
}
