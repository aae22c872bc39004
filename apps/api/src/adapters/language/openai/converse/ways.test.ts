import { expect, test } from 'vitest';
import { Ways } from './ways';

test('what a server does not know is remembered for a while, and not for ever', () => {
  let now = 0;
  const ways = new Ways(() => now);
  const needs = { tools: true, pictures: false };
  const first = ways.best(needs);
  expect(first).toEqual({ by: 'responses', hasTools: true, hasPictures: false });
  if (first) ways.remember(new Set([first]));
  expect(ways.best(needs)).toEqual({ by: 'chat', hasTools: true, hasPictures: false });
  expect(ways.best({ ...needs, tools: false })).toMatchObject({ by: 'responses', hasTools: false });
  now += 11 * 60_000;
  expect(ways.best(needs)).toBe(first);
});
