import { expect, test } from 'vitest';
import { z } from 'zod';
import { countTurns } from '@/test/count-turns';
import { longAnswer } from './long-answer';

const Line = z.object({ id: z.number(), text: z.string() });
const response = z.object({ name: z.string(), lines: z.array(Line), end: z.string().optional() });
const contract = { name: 'talks.get', response };

const linesOf = (count: number, length = 200) =>
  Array.from({ length: count }, (_, id) => ({ id, text: 'x'.repeat(length) }));

test.each([0, 1, 5_000])('with %i entries it is what the contract lets out', async (count) => {
  const lines = linesOf(count);
  const found = { name: 'Talk', lines: lines.map((line) => ({ ...line, secret: 1 })), secret: 2 };
  const bytes = await longAnswer(contract, 'lines', found);
  expect(JSON.parse(bytes.toString())).toEqual({ name: 'Talk', lines });
});

test('nothing may stand beside the list', async () => {
  const only = { name: 'lines.get', response: z.object({ lines: z.array(Line) }) };
  const lines = linesOf(2);
  expect(JSON.parse((await longAnswer(only, 'lines', { lines })).toString())).toEqual({ lines });
});

test('others have their turn in between', async () => {
  const turns = countTurns();
  await longAnswer(contract, 'lines', { name: 'Talk', lines: linesOf(6_000) });
  // 1.4 MB.
  expect(turns.count()).toBeGreaterThan(8);
  turns.stop();
});

test('what does not hold is refused, in an entry as around the list', async () => {
  const wrong = { name: 'Talk', lines: [{ id: 'one', text: '' }] };
  await expect(longAnswer(contract, 'lines', wrong)).rejects.toThrow('match its contract');
  await expect(longAnswer(contract, 'lines', { lines: [] })).rejects.toThrow('match its contract');
  await expect(longAnswer(contract, 'end', { name: 'Talk', lines: [] })).rejects.toThrow('no list end');
});
