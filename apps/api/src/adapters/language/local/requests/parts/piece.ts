import type { Bound, Tongue } from '../grammar/match';
import { compile, firstWords, type Node } from '../grammar/pattern';
import type { Column, Day, RequestContext, Span, Unclear } from '../request';
import type { TaskRef } from '../slots/task-slot';

/** What a verb does with whatever stands beside it. */
export type Deed =
  | 'set'
  | 'give'
  | 'tag'
  | 'take'
  | 'later'
  | 'earlier'
  | 'finish'
  | 'reopen'
  | 'start'
  | 'approve';

/** What a few words of a sentence are, whatever stands around them. */
export interface Piece {
  /** Nothing that changes a wish. */
  isFiller?: boolean;
  deed?: Deed;
  /** 'Should', 'hay que': what stands beside it is to become so. */
  isWished?: boolean;
  task?: TaskRef;
  to?: string;
  from?: string;
  /** Somebody, without a word that says what for. */
  person?: string;
  day?: Day;
  /** A day without 'by' or the like. */
  bareDay?: Day;
  span?: Span;
  /** 'Two more days': later, without a verb. */
  isMore?: boolean;
  column?: Column;
  tags?: string[];
  /** What it is to have none of. */
  without?: 'date' | 'assignee';
  /** Tags that others stand in for. */
  untag?: string[];
  /** What is told of the task, and becomes a wish only by one; `isOff`: these tags are none of its own any more. */
  told?: { column?: Column; tags?: string[]; day?: Day; plan?: Day; isOff?: true };
  noun?: 'date' | 'assignee' | 'tag' | 'status';
  /** 'Never mind': what was asked before is not asked any more. */
  isWithdrawn?: boolean;
  /** What follows is a text. */
  opens?: 'comment' | 'describe' | 'rename';
  unclear?: Unclear;
}

/** A form of words that is one piece. */
export interface PieceForm {
  tongue: Tongue;
  nodes: readonly Node[];
  first: ReadonlySet<string> | null;
  read(bound: Bound, context: RequestContext): Piece;
}

type Read = (bound: Bound, context: RequestContext) => Piece;

const made =
  (tongue: Tongue) =>
  (read: Piece | Read, ...sources: string[]): PieceForm[] =>
    sources.map((source) => {
      const nodes = compile(source);
      const build: Read = typeof read === 'function' ? read : () => read;
      return { tongue, nodes, first: firstWords(nodes), read: build };
    });

export const english = made('en');
export const spanish = made('es');
