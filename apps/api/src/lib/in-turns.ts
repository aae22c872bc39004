import { setImmediate as nextTurn } from 'node:timers/promises';

/** Slices of a long list, each in a turn of the event loop of its own: others are served in between. */
export async function* inTurns<Item>(items: readonly Item[], size: number): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await nextTurn();
    yield items.slice(start, start + size);
  }
}
