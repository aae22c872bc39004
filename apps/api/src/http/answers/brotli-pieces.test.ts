import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brotliLiteral, brotliPiece, joinBrotli } from './brotli-pieces';

async function roundTrip(texts: readonly (string | Buffer)[]): Promise<void> {
  const parts = texts.map((text) => Buffer.from(text));
  const pieces: Buffer[] = [];
  for (const part of parts) pieces.push(await brotliPiece(part));
  // Each stands on its own: in another order they are the other text.
  for (const order of [1, -1]) {
    const ordered = <Item>(items: readonly Item[]) => (order > 0 ? [...items] : items.toReversed());
    const text = brotliDecompressSync(joinBrotli(ordered(pieces)));
    expect(text.equals(Buffer.concat(ordered(parts)))).toBe(true);
  }
}

/** What repeats at the distances that a stream begins with (4, 11, 15, 16), at others, or not at all. */
const period = fc
  .tuple(fc.string({ minLength: 1, maxLength: 20, unit: 'binary' }), fc.integer({ min: 1, max: 2_000 }))
  .map(([text, times]) => text.repeat(times));
/** Words of the format's dictionary. */
const words = fc
  .array(fc.constantFrom('time', 'down', 'life', ' the ', 'Content-Type', 'http://www.', '<script'), {
    maxLength: 200,
  })
  .map((list) => list.join(''));
const noise = fc.uint8Array({ maxLength: 5_000 }).map((bytes) => Buffer.from(bytes));

test('joined pieces are one stream of all their bytes, in any order', async () => {
  const texts = fc.array(fc.oneof(period, words, noise, fc.constant(',')), { maxLength: 8 });
  await fc.assert(fc.asyncProperty(texts, roundTrip), { numRuns: 300 });
});

test('so are long ones', async () => {
  const rows = (from: number) =>
    Array.from({ length: 20_000 }, (_, n) => `{"id":${from + n},"title":"Card ${n % 7} of ${from}"}`).join();
  await roundTrip([rows(0), ',', rows(5), 'x'.repeat(3_000_000), rows(0)]);
});

test('a few bytes stand between pieces as they are', async () => {
  const piece = await brotliPiece(Buffer.from('a piece'));
  for (const length of [1, 2, 255, 256, 257, 65_535, 65_536]) {
    const text = 'ä'.repeat(length / 2) + 'x'.repeat(length % 2);
    const whole = joinBrotli([brotliLiteral(text), piece, brotliLiteral(text), piece]);
    expect(brotliDecompressSync(whole).toString()).toBe(`${text}a piece${text}a piece`);
  }
  expect(brotliLiteral('ab')).toHaveLength(5);
});
