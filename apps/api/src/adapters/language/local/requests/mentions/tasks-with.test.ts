import { expect, test } from 'vitest';
import { tasksWith } from './tasks-with';

const tasks = ['Paint the fence', 'Order filtros', 'Back up the files', 'Painting of the filters'].map(
  (title, at) => ({ id: String(at), title, isDone: false }),
);
const titles = (word: string) => {
  const { any, own } = tasksWith(word, tasks);
  return [[...any].map(({ id }) => id), [...own].map(({ id }) => id)];
};

test('tasks are found by a word in any form and language, in their own order', () => {
  expect(titles('paint')).toEqual([
    ['0', '3'],
    ['0', '3'],
  ]);
  expect(titles('filter')).toEqual([['1', '3'], ['3']]);
  expect(titles('backup')).toEqual([['2'], ['2']]);
  expect(titles('oven')).toEqual([[], []]);
});

/** Two hundred titles of 150 letters are 9,000 forms, and one message is looked through up to five times. */
test('a word is looked for once in a list of tasks', () => {
  expect(tasksWith('paint', tasks)).toBe(tasksWith('paint', tasks));
  expect(tasksWith('paint', [...tasks])).not.toBe(tasksWith('paint', tasks));
});
