/** The selected cards, and the one from which Shift extends. */
export interface Selection {
  ids: ReadonlySet<string>;
  anchor: string | null;
}

export const noSelection: Selection = { ids: new Set(), anchor: null };

/** Ctrl-click and X: in or out, and the new anchor. */
export function toggle({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/**
 * Shift-click: everything from the anchor to the card, in the order of the board (column by column, as
 * shown), added to what is selected. Without an anchor in view it selects the card alone.
 */
export function extendTo(selection: Selection, id: string, order: readonly string[]): Selection {
  const { ids, anchor } = selection;
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (to < 0) return selection;
  if (from < 0) return { ids: new Set([...ids, id]), anchor: id };
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...ids, ...range]), anchor };
}

/** Keeps what is still there: a card that was deleted is no longer selected. */
export function keepExisting(selection: Selection, exists: (id: string) => boolean): Selection {
  if ([...selection.ids].every(exists)) return selection;
  const ids = new Set([...selection.ids].filter(exists));
  return { ids, anchor: selection.anchor !== null && ids.has(selection.anchor) ? selection.anchor : null };
}
