import { expect, test } from 'vitest';
import { countTurns } from '@/test/count-turns';
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

test.each([
  ['many', 20_000, 100],
  ['long', 100, 20_000],
])('others have their turn in between, of %s items', async (_, count, length) => {
  const turns = countTurns();
  let characters = 0;
  let longest = 0;
  let turn = 0;
  await jsonInParts(Array.from({ length: count }), () => {
    if (turns.count() > turn) characters = 0;
    turn = turns.count();
    characters += length;
    longest = Math.max(longest, characters);
    return 'x'.repeat(length);
  });
  turns.stop();
  expect(longest).toBeLessThan(200_000);
});
