import type { Task } from '@tavla/shared/contracts/tasks';

/** The neighbours a card lands between; null at the ends of its column. */
export interface Neighbours {
  afterId: string | null;
  beforeId: string | null;
}

type Placed = Pick<Task, 'id' | 'position'>;

/** Column order: positions compare as strings of bytes; ids settle equal ones, so that the order is total. */
export function compareTasks(a: Placed, b: Placed): number {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/**
 * Where cards dropped before the shown card `index` go in the whole column. Filters may hide cards between
 * two shown ones: the drop then lands right below the shown card above it, and at the very top right above
 * the first shown one. `index` counts the shown cards without the moving ones.
 */
export function landing(
  column: readonly string[],
  shown: readonly string[],
  index: number,
  moving: ReadonlySet<string>,
): Neighbours {
  const staying = column.filter((id) => !moving.has(id));
  const visible = shown.filter((id) => !moving.has(id));
  const at = Math.max(0, Math.min(index, visible.length));
  const above = visible[at - 1];
  if (above !== undefined) {
    return { afterId: above, beforeId: staying[staying.indexOf(above) + 1] ?? null };
  }
  const below = visible[0] ?? staying[0];
  if (below === undefined) return { afterId: null, beforeId: null };
  return { afterId: staying[staying.indexOf(below) - 1] ?? null, beforeId: below };
}

/** The column as it stands after ids were put between those neighbours; an unknown neighbour is the end. */
export function reorder(column: readonly string[], ids: readonly string[], place: Neighbours): string[] {
  const moving = new Set(ids);
  const staying = column.filter((id) => !moving.has(id));
  const at = indexOfPlace(staying, place);
  return [...staying.slice(0, at), ...ids, ...staying.slice(at)];
}

function indexOfPlace(column: readonly string[], { afterId, beforeId }: Neighbours): number {
  const after = afterId === null ? -1 : column.indexOf(afterId);
  if (after >= 0) return after + 1;
  const before = beforeId === null ? -1 : column.indexOf(beforeId);
  if (before >= 0) return before;
  return afterId === null ? 0 : column.length;
}

/** The neighbours of the slot that a position belongs in, for putting a card back where it was. */
export function neighboursOf(column: readonly Placed[], card: Placed): Neighbours {
  const others = column.filter((task) => task.id !== card.id);
  const at = insertionIndex(others, card);
  return { afterId: others[at - 1]?.id ?? null, beforeId: others[at]?.id ?? null };
}

/** By halving: the index at which a card belongs in a sorted list. */
export function insertionIndex(sorted: readonly Placed[], card: Placed): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = sorted[middle];
    if (other && compareTasks(other, card) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * A position between two others, for showing a card in its new place until the server has said the real one.
 * null means the end of the column. Where two cards share a place there is none between them: it is one behind both.
 */
export function provisionalPosition(above: string | null, below: string | null): string {
  let prefix = '';
  let bounded = below !== null;
  const longest = Math.max(above?.length ?? 0, below?.length ?? 0);
  for (let i = 0; ; i += 1) {
    bounded &&= i < longest;
    const low = digitAt(above, i, 0);
    const high = bounded ? digitAt(below, i, digits.length) : digits.length;
    if (high - low > 1) return prefix + digits[(low + high) >> 1];
    if (low < high) bounded = false;
    prefix += digits[low];
  }
}

function digitAt(position: string | null, index: number, past: number): number {
  const digit = position?.[index];
  return digit === undefined ? (position === null ? past : 0) : Math.max(0, digits.indexOf(digit));
}
