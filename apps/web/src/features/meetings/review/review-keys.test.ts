import { expect, test } from 'vitest';
import { reviewActionOf, rowAfter, rowTowards } from './review-keys';

const press = (key: string, held: object = {}) =>
  reviewActionOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test('keys mean what the legend says, and those of the browser nothing', () => {
  expect(['a', 'E', 'm', 'Delete', 'ArrowDown', 'k', '1', '9'].map((key) => press(key))).toEqual([
    ...['approve', 'edit', 'merge', 'dismiss', 'down', 'up'],
    ...[0, 8],
  ]);
  expect(press('A', { shiftKey: true })).toBe('approveAll');
  expect([press('z'), press('z', { ctrlKey: true }), press('z', { metaKey: true })]).toEqual([
    'undo',
    'undo',
    'undo',
  ]);
  const held = [press('a', { ctrlKey: true }), press('a', { altKey: true }), press('E', { shiftKey: true })];
  expect([...held, press('1', { ctrlKey: true }), press('0'), press('l')]).toEqual(Array(6).fill(undefined));
});

test('up and down, from nowhere to the first, and no farther than the edges', () => {
  const ids = ['a', 'b', 'c'];
  expect(rowTowards(ids, 'a', 1)).toBe('b');
  expect(rowTowards(ids, 'b', -1)).toBe('a');
  expect(rowTowards(ids, null, -1)).toBe('a');
  expect(rowTowards(ids, 'gone', 1)).toBe('a');
  expect([rowTowards(ids, 'a', -1), rowTowards(ids, 'c', 1), rowTowards([], null, 1)]).toEqual(
    Array(3).fill(undefined),
  );
});

test('after a decision it goes on below, at the end above, and past what others decided meanwhile', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(rowAfter(ids, ['a', 'c', 'd'], 'b')).toBe('c');
  expect(rowAfter(ids, ['a', 'd'], 'b')).toBe('d');
  expect(rowAfter(ids, ['a', 'b', 'c'], 'd')).toBe('c');
  expect(rowAfter(ids, [], 'b')).toBeUndefined();
});
