import type { Marked } from './marks';
import { toldTexts } from './told-texts';

const textDeeds = ['rename', 'describe', 'comment', 'create'] as const;

/** What may be meant with a mark. */
const ofMark = {
  task: ['target'],
  person: ['assign', 'remind'],
  day: ['due', 'remind-day'],
  span: ['later', 'sooner'],
  column: ['move'],
  tags: ['tag', 'untag'],
  quote: textDeeds,
  word: [],
  department: [],
} as const;

/** What may be meant with the message as a whole; `told` ones take the text behind a colon, `part` ones up to a comma. */
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
] as const;
const withText = ['told-rename', 'told-describe', 'told-comment', 'told-create'] as const;
const withPart = ['part-rename', 'part-create'] as const;

export type Deed =
  | (typeof ofMark)[keyof typeof ofMark][number]
  | (typeof always)[number]
  | (typeof withText)[number]
  | (typeof withPart)[number]
  | 'here'
  | 'merge';

/** Something that a message may want: a deed, and the mark that it needs. */
export interface Candidate {
  deed: Deed;
  /** The mark's index; -1: it needs none. */
  at: number;
}

/** Pure: all that a message may want, before anybody says what it does. 'wish': that it wants anything of this. */
export function candidatesOf(marked: Marked): Candidate[] {
  const { marks, context } = marked;
  const texts = toldTexts(marked);
  const titles = new Set(marks.flatMap((mark) => (mark.kind === 'task' ? mark.titles : [])));
  const whole: Deed[] = [
    ...always,
    ...(texts ? withText : []),
    ...(texts && texts.part !== texts.sentence ? withPart : []),
    ...(titles.size === 2 ? (['merge'] as const) : []),
    ...(context.place === 'ticket' ? (['here'] as const) : []),
  ];
  return [
    ...whole.map((deed) => ({ deed, at: -1 })),
    ...marks.flatMap(({ kind }, at) => ofMark[kind].map((deed) => ({ deed, at }))),
  ];
}
