import { expect, test } from 'vitest';
import { jsonInParts } from './json-in-parts';

test.each([0, 1, 249, 250, 251, 1_000])(
  '%i items are written as JSON.stringify writes them',
  async (count) => {
    const items = Array.from({ length: count }, (_, at) => ({ at, text: `"å${at}` }));
    const json = await jsonInParts(items, ({ at, text }) => ({ text, at }));
    expect(json.toString()).toBe(JSON.stringify(items.map(({ at, text }) => ({ text, at }))));
  },
);

test('what stands around the list is written with it', async () => {
  const json = await jsonInParts([1, 2], (item) => item, ['{"data":', ',"total":2}']);
  expect(JSON.parse(json.toString())).toEqual({ data: [1, 2], total: 2 });
});

test('others have their turn in between', async () => {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns++;
    next = setImmediate(turn);
  });
  let seen = 0;
  await jsonInParts(Array.from({ length: 10_000 }), () => {
    seen = Math.max(seen, turns);
    return 1;
  });
  clearImmediate(next);
  expect(seen).toBeGreaterThan(0);
});
