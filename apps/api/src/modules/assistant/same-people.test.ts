import { expect, test } from 'vitest';
import { samePeople } from './same-people';

const person = (id: string, firstName: string) => ({
  ...{ id, firstName, lastName: 'Okafor', isActive: true, position: null },
});
const many = (count: number) => Array.from({ length: count }, (_, at) => person(String(at), `Name${at}`));

test('a list that says the same is the one from before; another company’s, or a changed one, is not', () => {
  const first = samePeople('one', [person('1', 'Nadia')]);
  expect(samePeople('one', [person('1', 'Nadia')])).toBe(first);
  expect(samePeople('two', [person('1', 'Nadia')])).not.toBe(first);
  expect(samePeople('one', [person('1', 'Nadja')])).toEqual([person('1', 'Nadja')]);
  expect(samePeople('one', [person('1', 'Nadia')])).not.toBe(first);
});

test('of many companies the ones asked longest ago are let go', () => {
  const first = samePeople('large-1', many(4_000));
  const second = samePeople('large-2', many(4_000));
  samePeople('large-3', many(4_000));
  expect(samePeople('large-2', many(4_000))).toBe(second);
  expect(samePeople('large-1', many(4_000))).not.toBe(first);
});
