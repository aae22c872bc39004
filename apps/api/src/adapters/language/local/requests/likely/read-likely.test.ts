import { expect, test } from 'vitest';
import { candidateRows } from './candidate-rows';
import { candidatesOf } from './candidates';
import { bakery, bakeryTasks, marked } from './likely.test-kit';
import { readLikely } from './read-likely';
import { wishWeights } from './stored-weights';

const read = (message: string, language: 'en' | 'es' = 'en') =>
  readLikely({ ...bakery, language, message }, bakeryTasks, wishWeights());

test.each([
  ['Tomasz is up to his neck, can Priya take the oven off him?', 'en', { kind: 'assign', userId: 'priya' }],
  ['the lease can wait, the 15th of December will do nicely', 'en', { kind: 'due', day: '2026-12-15' }],
  ['el horno ya funciona, dalo por cerrado', 'es', { kind: 'move', status: 'done' }],
  [
    'put up a new task for Priya called wash the windows',
    'en',
    { kind: 'create', title: 'wash the windows' },
  ],
] as const)('what no rule reads is guessed: %s', (message, language, action) => {
  expect(read(message, language)).toMatchObject([{ actions: [action] }]);
});

test.each([
  [
    'Tomasz is off sick, so whatever of his is overdue goes to Priya',
    'en',
    { assigneeId: 'tomasz', due: 'overdue' },
  ],
  ['todo lo que tenga Jonas sin empezar, para Priya por favor', 'es', { assigneeId: 'jonas' }],
] as const)('so is one for all tasks that some signs tell: %s', (message, language, filter) => {
  expect(read(message, language)).toMatchObject([
    { target: { kind: 'filter', filter }, actions: [{ kind: 'assign', userId: 'priya' }] },
  ]);
});

test.each([
  'why is the oven still broken?',
  'if the oven breaks again Priya will be furious',
  'Priya cleaned the van yesterday, what a relief',
  'nice weather for the van',
  'somebody ought to call the landlord about the lease',
  "don't give the oven to Priya",
  'good morning everybody',
  '',
])('where nothing is wished nothing is guessed: %s', (message) => {
  expect(read(message)).toBeNull();
});

/** All marks have their neighbours and the message's words: never more of these than the length admits. */
test('what is looked at is bounded by the longest message', () => {
  const message = 'oven Priya friday urgent done a week '.repeat(9).slice(0, 300);
  const long = marked(message);
  const rows = candidateRows(long, candidatesOf(long));
  expect(rows.length).toBeLessThan(250);
  expect(Math.max(...rows.map((row) => row.length))).toBeLessThan(1_000);
  expect(read(`${message} and more of it`)).toBeNull();
});
