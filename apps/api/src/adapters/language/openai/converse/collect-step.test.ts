import { expect, test } from 'vitest';
import { collectStep } from './collect-step';
import type { CallPiece, Piece } from './turn';

async function* pieces(count: number, make: (nth: number) => CallPiece): AsyncGenerator<Piece> {
  for (let nth = 0; nth < count; nth += 1) yield { call: make(nth) };
}
const collect = async (count: number, make: (nth: number) => CallPiece) =>
  (await collectStep(pieces(count, make), () => {})).calls;

test('of calls without end the first are kept', async () => {
  const calls = await collect(20_000, (at) => ({ at, id: `c${at}`, name: 'search', input: '{}' }));
  expect(calls).toHaveLength(32);
  expect(calls[0]).toEqual({ id: 'c0', name: 'search', input: '{}' });
});

test('an input without end is kept in part, and those of other calls whole', async () => {
  const piece = 'x'.repeat(5_000);
  const calls = await collect(2_000, (nth) =>
    nth === 1_999
      ? { at: 1, id: 'c1', name: 'search', input: '{"query":"boats"}' }
      : { at: 0, id: nth === 0 ? 'c0' : undefined, name: undefined, input: piece },
  );
  expect(calls.map(({ input }) => input.length)).toEqual([60_000, 17]);
});
