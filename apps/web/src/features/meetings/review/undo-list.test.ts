import { expect, test } from 'vitest';
import { UndoList } from './undo-list';

test('the last thing first, each once, and past what was taken back otherwise', () => {
  const undone: string[] = [];
  const list = new UndoList();
  const add = (name: string, result?: boolean) =>
    list.add(() => {
      undone.push(name);
      return result;
    }, `row of the ${name}`);
  add('first');
  add('gone elsewhere', false);
  const byToast = add('second');
  expect(byToast()).toBe(true);
  expect(byToast()).toBe(false);
  expect(list.undoLast()).toBe('row of the first');
  expect(undone).toEqual(['second', 'gone elsewhere', 'first']);
  expect(list.undoLast()).toBeUndefined();
  expect(undone).toHaveLength(3);
});
