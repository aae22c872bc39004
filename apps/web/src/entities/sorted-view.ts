import { onSession } from '@/api/person-session';
import { changesBetween, type Entity, type EntityTable, entitiesOf } from './entity-table';

export type Compare<T> = (one: T, other: T) => number;

/** From this many changes on, sorting anew is cheaper than moving one by one. */
const manyChanges = 64;

/**
 * A selector of the sorted entities of a table that remembers its last answer: a change moves what changed
 * and leaves the rest in its place. Equal entities stand in the order of their ids. It remembers nothing
 * beyond a session.
 */
export function createSortedView<T extends Entity>(
  compare: Compare<T>,
): (table: EntityTable<T>) => readonly T[] {
  const order: Compare<T> = (one, other) =>
    compare(one, other) || (one.id < other.id ? -1 : Number(one.id > other.id));
  let lastTable: EntityTable<T> = [];
  let sorted: readonly T[] = [];
  onSession(() => {
    lastTable = [];
    sorted = [];
  });
  return (table) => {
    if (table === lastTable) return sorted;
    const changes = lastTable.length ? changesBetween(lastTable, table) : undefined;
    if (!changes || changes.length > manyChanges) sorted = [...entitiesOf(table)].sort(order);
    else if (changes.length) {
      const next = [...sorted];
      for (const { before } of changes) if (before) next.splice(placeOf(next, before, order), 1);
      for (const { after } of changes) if (after) next.splice(placeOf(next, after, order), 0, after);
      sorted = next;
    }
    lastTable = table;
    return sorted;
  };
}

/** The first index whose entity does not stand before this one. */
function placeOf<T>(sorted: readonly T[], entity: T, order: Compare<T>): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (order(sorted[middle] as T, entity) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Sorts by one text without regard to case or accents. */
export function byText<T>(textOf: (entity: T) => string): Compare<T> {
  return (one, other) => collator.compare(textOf(one), textOf(other));
}
