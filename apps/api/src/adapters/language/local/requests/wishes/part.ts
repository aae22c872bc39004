import type { Column, Day, Span, Unclear } from '../request';
import type { TaskRef } from '../slots/task-slot';

/** What is to be done, as far as the verb alone says it: what it takes tells the rest. */
export type Act =
  | 'change'
  | 'assign'
  | 'take'
  | 'postpone'
  | 'advance'
  | 'tag'
  | 'finish'
  | 'reopen'
  | 'start'
  | 'approve'
  | 'remind'
  | 'merge'
  | 'rename'
  | 'comment';

/** A part of a task that is named beside a value or in place of one. */
export type Noun = 'date' | 'assignee' | 'tag' | 'status';

/**
 * What the words of one wish come to so far, whatever order they stand in. Each part is said once: two that differ are
 * two wishes.
 */
export interface Part {
  act?: Act;
  /** 'Moved', 'goes': a wish only beside words that wish. */
  isTelling?: boolean;
  /** Words that make a wish of a sentence without an imperative: 'should', 'I'd like', 'hay que'. */
  isWished?: boolean;
  task?: TaskRef;
  /** Of a merge: the second one. */
  other?: TaskRef;
  /** Who is to have it, and who is not to have it any more. */
  to?: string;
  from?: string;
  /** Said of somebody in passing: theirs, where the verb gives and names nobody else. */
  toMe?: boolean;
  day?: Day;
  /** Without a 'by' or 'for': may be when it is to be done, or only when it is said. */
  isBareDay?: boolean;
  span?: Span;
  column?: Column;
  tags?: string[];
  /** What is told of the task, which 'mark it so' refers to. */
  told?: { column?: Column; tags?: string[] };
  noun?: Noun;
  /** 'done', 'ready': with a day it is due then. */
  isFinished?: boolean;
  text?: string;
  /** What something is said of stands apart: 'licence: tomorrow', 'the training in two weeks instead'. */
  isLabelled?: boolean;
  unclear?: Unclear;
}

/** Both together; null: they contradict one another. */
export function withPart(whole: Part, part: Part): Part | null {
  const { task, ...rest } = part;
  const joined: Record<string, unknown> = { ...whole };
  for (const [key, value] of Object.entries(rest)) {
    const before = joined[key];
    if (before !== undefined && before !== value && !isSame(before, value)) return null;
    joined[key] = value;
  }
  return task ? withTask(joined, task) : joined;
}

const isSame = (a: unknown, b: unknown) => typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b);

/** 'It' is the task that is named beside it; a second name is what something is merged with. */
function withTask(whole: Part, task: TaskRef): Part | null {
  const known = whole.task;
  if (!known) return { ...whole, task };
  if (task.kind === 'pronoun') return whole;
  // 'Take it home' says nothing of a task called home.
  if (known.kind === 'pronoun') return null;
  return whole.other ? null : { ...whole, other: task };
}
