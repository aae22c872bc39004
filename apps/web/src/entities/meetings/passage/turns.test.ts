import { expect, test, vi } from 'vitest';
import { takeTurn } from './turns';

test('a turn ends once, by itself or by the next one', () => {
  const onFirst = vi.fn();
  const onSecond = vi.fn();
  const first = takeTurn(onFirst);
  expect(first.isOver()).toBe(false);
  const second = takeTurn(onSecond);
  expect(first.isOver()).toBe(true);
  expect(onFirst).toHaveBeenCalledOnce();
  // Who ends too late ends nobody else's.
  first.end();
  expect(second.isOver()).toBe(false);
  expect(onSecond).not.toHaveBeenCalled();
  second.end();
  second.end();
  expect(second.isOver()).toBe(true);
  expect(onFirst).toHaveBeenCalledOnce();
  expect(onSecond).toHaveBeenCalledOnce();
});
