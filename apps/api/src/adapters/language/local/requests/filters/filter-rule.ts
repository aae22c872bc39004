import type { Bound, Tongue } from '../grammar/match';
import { compile, firstWords, type Node } from '../grammar/pattern';
import type { TaskFilter } from '../request';

/** Words that narrow which tasks are meant. */
export interface FilterRule {
  tongue: Tongue;
  /** Before the noun ('overdue tasks'), after it ('tasks in To Do'), or both. */
  place: 'before' | 'after' | 'both';
  nodes: readonly Node[];
  first: ReadonlySet<string> | null;
  read(bound: Bound): TaskFilter;
}

/** A form of words that stands there and narrows so. */
export const filterRule =
  (tongue: Tongue, place: FilterRule['place']) =>
  (source: string, read: FilterRule['read']): FilterRule => {
    const nodes = compile(source);
    return { tongue, place, nodes, first: firstWords(nodes), read };
  };
