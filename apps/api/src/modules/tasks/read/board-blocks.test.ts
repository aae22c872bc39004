import { randomUUID } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brotliLiteral, joinBrotli } from '@/http/answers/brotli-pieces';
import { type Block, blockSize, type Entry, isScattered, packBlocks, patchBlocks } from './board-blocks';

/** A card of about `length` characters; its place is a column and a number in it. */
function card(id: number, place: string, length = 10): Entry {
  return { id: `card ${id}`, place, json: JSON.stringify({ id, place, text: 'ä'.repeat(length) }) };
}

function textOf(blocks: readonly Block[]): string {
  const plain = blocks.map(({ json }) => json.toString()).join();
  const comma = brotliLiteral(',');
  const pieces = blocks.flatMap(({ brotli }, index) => (index > 0 ? [comma, brotli] : [brotli]));
  expect(brotliDecompressSync(joinBrotli(pieces)).toString()).toBe(plain);
  return plain;
}

const wanted = (cards: Iterable<Entry>) =>
  [...cards]
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ json }) => json)
    .join();

const place = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 99 }))
  .map(([column, at]) => `${column}${String(at).padStart(2, '0')}`);
/** Some cards get places anew, some go. */
const step = fc.dictionary(fc.integer({ min: 0, max: 60 }).map(String), fc.option(place), { maxKeys: 30 });

test('after any changes the blocks are what packing the whole board gives', async () => {
  // Cards of a twentieth of a block to a whole one.
  const lengthOf = (id: number) => (blockSize * (1 + (id % 20))) / 20 / 'ä'.length;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const cards = new Map<string, Entry>();
      let blocks: Block[] = [];
      for (const changes of steps) {
        const changed = new Set<string>();
        for (const [id, to] of Object.entries(changes)) {
          const key = `card ${id}`;
          const taken = [...cards.values()].some((other) => other.id !== key && other.place === to);
          if (taken) continue;
          changed.add(key);
          if (to === null) cards.delete(key);
          else cards.set(key, card(Number(id), to, lengthOf(Number(id))));
        }
        const entries = [...changed].flatMap((id) => cards.get(id) ?? []);
        blocks = await patchBlocks(blocks, changed, entries);
        expect(textOf(blocks)).toBe(wanted(cards.values()));
        const ids = blocks.flatMap(({ rows }) => [...rows.keys()]);
        expect(ids.sort()).toEqual([...cards.keys()].sort());
      }
    }),
    { numRuns: 10 },
  );
}, 120_000);

describe('a board of many blocks', () => {
  const length = 1_000;
  const count = (10 * blockSize) / length;
  const cards = Array.from({ length: count }, (_, n) => card(n, `1${String(n).padStart(6, '0')}m`, length));
  const patch = (blocks: Block[], ...changes: Entry[]) =>
    patchBlocks(blocks, new Set(changes.map(({ id }) => id)), changes);

  test('makes one block anew for an edit, two for a move, and leaves the others as they are', async () => {
    const blocks = await packBlocks(cards);
    const made = (after: Block[]) => after.filter((block) => !blocks.includes(block)).length;
    expect(made(await patch(blocks, card(5, '1000005m', 7)))).toBe(1);
    expect(made(await patch(blocks, card(5, '3', length)))).toBe(2);
    expect(made(await patch(blocks, card(count, '0', length)))).toBe(1);
  });

  test('splits a block that grew into equal parts, and keeps blocks large while cards come to one place', async () => {
    let blocks: Block[] = [];
    for (let n = 0; n < count; n += 50) {
      // Each above the one before.
      const above = (id: number) => card(id, `1${String(count - id).padStart(6, '0')}`, length);
      blocks = await patch(blocks, ...Array.from({ length: 50 }, (_, more) => above(n + more)));
    }
    expect(blocks.length).toBeGreaterThan(4);
    expect(blocks.length).toBeLessThanOrEqual(10);
    expect(isScattered(blocks)).toBe(false);
  });

  test('is scattered when most of its cards went', async () => {
    const blocks = await packBlocks(cards);
    const gone = cards.filter((_, n) => n % 100 > 0).map(({ id }) => id);
    const after = await patchBlocks(blocks, new Set(gone), []);
    expect([isScattered(blocks), isScattered(after)]).toEqual([false, true]);
    const all = new Set(cards.map(({ id }) => id));
    expect(await patchBlocks(after, all, [])).toEqual([]);
  });
});

test('blocks together are as short as one compression of the whole', async () => {
  const cards = Array.from({ length: 10_000 }, (_, n) => {
    const place = `1${String(n).padStart(5, '0')}`;
    const text = `Prepare the figures of quarter ${n}`;
    const tags = [{ id: 't1', name: 'Finance', category: 'Team', color: 'blue' }];
    const updatedAt = new Date(1.7e12 + n * 99_991).toISOString();
    const json = JSON.stringify({ id: randomUUID(), text, updatedAt, userId: randomUUID(), place, tags });
    return { id: `card ${n}`, place, json };
  });
  const blocks = await packBlocks(cards);
  expect(blocks.length).toBeGreaterThan(3);
  const together = blocks.reduce((sum, { brotli }) => sum + brotli.length, 0);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  const whole = brotliCompressSync(Buffer.from(textOf(blocks)), { params }).length;
  expect(together / whole).toBeLessThan(1.005);
});
