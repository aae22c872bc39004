import { expect, test } from 'vitest';
import { guessByParts } from './by-parts';
import { bakery, bakeryTasks, marked } from './likely.test-kit';
import { readLikely } from './read-likely';
import { wishWeights } from './stored-weights';

const parts = (message: string) => {
  const weights = wishWeights();
  return guessByParts(marked(message), bakeryTasks, weights, weights.trust)?.reading ?? null;
};
const done = { kind: 'move', status: 'done' };
const of = (words: string, ...actions: object[]) => ({ target: { kind: 'titled', words }, actions });

test('different things for several tasks are read one by one', () => {
  const message = 'the oven is fixed at last, close it; Priya takes over the lease of the new shop';
  const wanted = [
    of('Repair the oven', done),
    of('Sign the lease of the new shop', { kind: 'assign', userId: 'priya' }),
  ];
  expect(parts(message)).toEqual(wanted);
  expect(readLikely({ ...bakery, message }, bakeryTasks, wishWeights())).toEqual(wanted);
});

test('what stands before the first task belongs to it', () => {
  expect(parts('the oven is fixed, close it; the van is clean, close it')).toEqual([
    of('Repair the oven', done),
    of('Clean the delivery van', done),
  ]);
  expect(parts('I wonder whether the oven is fixed; the van is clean, close it')).toBeNull();
});

test('one task, a task that is named twice, and more parts than a message has are no parts', () => {
  expect(parts('the oven is fixed at last, close it')).toBeNull();
  expect(parts('the oven to Priya, the oven to Tomasz')).toBeNull();
  expect(parts('the oven to Priya, '.repeat(8))).toBeNull();
});
