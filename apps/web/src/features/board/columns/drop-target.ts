/** The index that a slot among all shown cards of a column stands for. */
export function indexAt(ids: readonly string[], moving: ReadonlySet<string>, slot: number): number {
  return slot - ownSlots(ids, moving).filter((at) => at < slot).length;
}

/**
 * The slot among all shown cards that an index stands for: below the cards that move, unless they are the last,
 * so that the line does not stand between them.
 */
export function slotOf(ids: readonly string[], moving: ReadonlySet<string>, index: number): number {
  let slot = index;
  for (const at of ownSlots(ids, moving)) if (at < slot || (at === slot && slot < ids.length)) slot += 1;
  return Math.min(slot, ids.length);
}

/** The cards that a slot of a column lies between, those that move among them; undefined at its ends. */
export interface SlotNeighbours {
  above: string | undefined;
  below: string | undefined;
}

/** What stands around a slot of a column as it is shown now. */
export function neighboursAt(ids: readonly string[], slot: number): SlotNeighbours {
  return { above: ids[slot - 1], below: ids[slot] };
}

/**
 * Where the slot is after others have changed the column: below the card that stood above it, or where that has gone
 * above the one below it; `otherwise` when both have gone.
 */
export function slotBetween(
  ids: readonly string[],
  { above, below }: SlotNeighbours,
  otherwise: number,
): number {
  const slot = above !== undefined && ids.includes(above) ? ids.indexOf(above) + 1 : ids.indexOf(below ?? '');
  return slot < 0 ? otherwise : slot;
}

/** In how many places of a column the cards can land. */
export function placesIn(ids: readonly string[], moving: ReadonlySet<string>): number {
  return indexAt(ids, moving, ids.length) + 1;
}

/** Where the moving cards stand. They are few; the column may be long. */
function ownSlots(ids: readonly string[], moving: ReadonlySet<string>): number[] {
  return [...moving]
    .map((id) => ids.indexOf(id))
    .filter((at) => at >= 0)
    .sort((a, b) => a - b);
}
