import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many are written between two turns of the event loop: a few milliseconds. */
const partSize = 250;

/**
 * The JSON of a long list as bytes, written in parts, so that others are served in between. `around` is what
 * stands before and after the list.
 */
export async function jsonInParts<Item>(
  items: readonly Item[],
  present: (item: Item) => unknown,
  around: [before: string, after: string] = ['', ''],
): Promise<Buffer> {
  const [before, after] = around;
  const parts = [Buffer.from(`${before}[`)];
  for (let start = 0; start < items.length; start += partSize) {
    if (start > 0) await nextTurn();
    const list = JSON.stringify(items.slice(start, start + partSize).map(present));
    parts.push(Buffer.from(`${start > 0 ? ',' : ''}${list.slice(1, -1)}`));
  }
  return Buffer.concat([...parts, Buffer.from(`]${after}`)]);
}
