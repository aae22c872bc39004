import type { Column } from '@tavla/shared/contracts/tasks';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** A column on the screen and its cards as shown. */
export interface ShownColumn {
  column: Column;
  ids: readonly string[];
}

/**
 * The card that an arrow key leads to: up and down inside the column, left and right to the same height of
 * the next column that has cards. From nowhere it is the first card of the board. undefined at an edge.
 */
export function cardTowards(
  columns: readonly ShownColumn[],
  from: string | null,
  direction: Direction,
): string | undefined {
  const at = columns.findIndex(({ ids }) => from !== null && ids.includes(from));
  const here = columns[at];
  if (!here || from === null) return columns.find(({ ids }) => ids.length > 0)?.ids[0];
  const row = here.ids.indexOf(from);
  if (direction === 'up' || direction === 'down') return here.ids[row + (direction === 'up' ? -1 : 1)];
  const others = direction === 'left' ? columns.slice(0, at).reverse() : columns.slice(at + 1);
  const next = others.find(({ ids }) => ids.length > 0);
  return next?.ids[Math.min(row, next.ids.length - 1)];
}
