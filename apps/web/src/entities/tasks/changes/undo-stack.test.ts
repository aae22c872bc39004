import { expect, it } from 'vitest';
import { pushUndo, takeUndo, type UndoStack } from './undo-stack';

const entry = (id: string) => ({ id, label: id, steps: [] });

it('takes the newest, or the one whose toast was clicked', () => {
  const stack = ['a', 'b', 'c'].reduce<UndoStack>((all, id) => pushUndo(all, entry(id)), []);
  expect(takeUndo(stack).entry?.id).toBe('c');
  const { entry: middle, rest } = takeUndo(stack, 'b');
  expect(middle?.id).toBe('b');
  expect(rest.map((one) => one.id)).toEqual(['a', 'c']);
  expect(takeUndo([]).entry).toBeUndefined();
  expect(takeUndo(stack, 'gone').rest).toBe(stack);
});
