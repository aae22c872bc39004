import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many characters are written between two turns of the event loop: about a millisecond. */
const partSize = 2 ** 17;

/**
 * The JSON of a long list as bytes, written in parts, so that others are served in between, however long its items
 * are. `around` is what stands before and after the list.
 */
export async function jsonInParts<Item>(
  items: readonly Item[],
  present: (item: Item, index: number) => unknown,
  around: [before: string, after: string] = ['', ''],
): Promise<Buffer> {
  const [before, after] = around;
  const parts: Buffer[] = [];
  let part = `${before}[`;
  for (const [index, item] of items.entries()) {
    part += `${index > 0 ? ',' : ''}${JSON.stringify(present(item, index))}`;
    if (part.length < partSize) continue;
    parts.push(Buffer.from(part));
    part = '';
    await nextTurn();
  }
  return Buffer.concat([...parts, Buffer.from(`${part}]${after}`)]);
}
