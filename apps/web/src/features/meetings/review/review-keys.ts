import { type ReviewAction, reviewKeys } from '@/entities/meetings/review/review-key-table';

/** The key that a button names, as it is shown. */
export const keyOf = (action: ReviewAction) =>
  action === 'approveAll'
    ? 'Shift+A'
    : (reviewKeys.find((one) => one.action === action)?.keys[0] ?? '').toUpperCase();

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** The action of a key press; a digit from 1 on is the index from 0 on of somebody to choose. */
export function reviewActionOf(press: KeyPress): ReviewAction | number | undefined {
  if (press.altKey) return undefined;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const mod = press.ctrlKey || press.metaKey;
  if (!mod && !press.shiftKey && /^[1-9]$/.test(key)) return Number(key) - 1;
  const name = `${mod ? 'mod+' : ''}${press.shiftKey ? 'shift+' : ''}${key}`;
  return reviewKeys.find(({ keys }) => (keys as readonly string[]).includes(name))?.action;
}

/** The row above or below; from nowhere the first. undefined at an edge. */
export function rowTowards(ids: readonly string[], from: string | null, step: 1 | -1): string | undefined {
  const at = from === null ? -1 : ids.indexOf(from);
  return at < 0 ? ids[0] : ids[at + step];
}

/** Where to go on when a row is gone: the one that was below it, else above; among those that are there now. */
export function rowAfter(
  before: readonly string[],
  now: readonly string[],
  gone: string,
): string | undefined {
  const there = new Set(now);
  const at = before.indexOf(gone);
  const isThere = (id: string) => there.has(id);
  return before.slice(at + 1).find(isThere) ?? before.slice(0, Math.max(0, at)).findLast(isThere);
}
