import { expect, test } from 'vitest';
import { Ways } from './ways';

test('what a server does not know is remembered for a while, and not for ever', () => {
  let now = 0;
  const ways = new Ways(() => now);
  const first = ways.best(true);
  expect(first).toEqual({ by: 'responses', hasTools: true });
  if (first) ways.remember(new Set([first]));
  expect(ways.best(true)).toEqual({ by: 'chat', hasTools: true });
  expect(ways.best(false)).toEqual({ by: 'responses', hasTools: false });
  now += 11 * 60_000;
  expect(ways.best(true)).toBe(first);
});
