import { expect, test } from 'vitest';
import { candidateRows } from '../likely/candidate-rows';
import { bakery, bakeryTasks } from '../likely/likely.test-kit';
import { askingsOf } from './asks';
import { markQuestion } from './mark-question';
import { readLikelyQuestion } from './read-likely-question';
import { askWeights } from './stored-ask-weights';

const read = (message: string, language: 'en' | 'es' = 'en') =>
  readLikelyQuestion({ ...bakery, language, message }, bakeryTasks, askWeights());
const open = ['pending', 'todo', 'in-progress'];
const oven = { kind: 'titled', words: 'Repair the oven' };

test.each([
  ['which jobs has nobody picked up so far?', 'en', { assigneeId: null, statuses: open }],
  [
    'Cuéntame qué tiene Priya entre manos antes de que la llame',
    'es',
    { assigneeId: 'priya', statuses: open },
  ],
  ['¿cuántas llevan retraso a día de hoy?', 'es', { due: 'overdue' }],
  [
    'which of them were closed last week, I would love to know',
    'en',
    { statuses: ['done'], finishedSince: '2026-11-16', finishedUntil: '2026-11-22' },
  ],
] as const)('what no rule reads is guessed: %s', (message, language, filter) => {
  expect(read(message, language)?.questions).toEqual([{ kind: 'list', filter }]);
});

test('one task is told with whose it is, until when and where it stands', () => {
  const { questions, fields, about } =
    read('oye, ¿desde cuándo anda muerto de risa lo del horno?', 'es') ?? {};
  expect(questions?.[0]).toEqual({ kind: 'field', field: 'since', target: oven });
  expect(questions).toHaveLength(3);
  expect([fields, about]).toEqual([['since'], 'Repair the oven']);
});

test.each([
  'the oven is fixed at last, close it',
  'what did the landlord say about the rent?',
  'why do we bake at night?',
  'good morning everybody',
  '',
])('what asks nothing of the board is not answered from it: %s', (message) => {
  expect(read(message)?.questions).toBeNull();
});

/** All marks have their neighbours and the message's words: never more of these than the length admits. */
test('what is looked at is bounded by the longest message', () => {
  const message = 'oven Priya friday urgent done a week '.repeat(9).slice(0, 300);
  const marked = markQuestion({ ...bakery, message }, bakeryTasks);
  const rows = candidateRows(
    marked,
    askingsOf(marked).map(({ ask, at }) => ({ deed: ask, at })),
  );
  expect(rows.length).toBeLessThan(250);
  expect(Math.max(...rows.map((row) => row.length))).toBeLessThan(1_000);
  expect(read(`${message} and more of it`)).toBeNull();
});
