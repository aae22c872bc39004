import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';

test.each([
  ['Move everything due before next month to done', '{due=..2026-11-30}: move done'],
  ['Move everything due before next week to done', '{due=..2026-11-29}: move done'],
  ['Pasa todo lo que vence antes del mes que viene a hecho', '{due=..2026-11-30}: move done'],
  ['What is due before December?', 'list? {due=..2026-11-30 statuses=pending,todo,in-progress}'],
  ['What is due before next week?', 'list? {due=..2026-11-29 statuses=pending,todo,in-progress}'],
  ['What is due after next week?', 'list? {due=2026-12-07.. statuses=pending,todo,in-progress}'],
  ['¿Qué vence antes de la semana que viene?', 'list? {due=..2026-11-29 statuses=pending,todo,in-progress}'],
])('before a stretch ends where it begins, and after it begins where it ends: %s', (message, expected) => {
  expect(told(message, { place: 'board' })).toBe(expected);
});

test.each([
  ['Make it due before next month', 'ticket: due 2026-11-30'],
  ['it should be done before next week', 'ticket: due 2026-11-29'],
  ['que esté lista antes del mes que viene', 'ticket: due 2026-11-30'],
  ['postpone it until after next week', 'ticket: due 2026-12-07'],
  ['due next month', 'ticket: due 2026-12-31'],
])('so does a due date: %s', (message, expected) => {
  expect(told(message)).toBe(expected);
});

test('a stretch that has begun has no day to come before it', () => {
  expect(told('due before this week')).toMatch(/^unclear day/);
});

test.each([
  ['What was due on Monday?', 'list? {due=2026-11-23..2026-11-23}'],
  ['How many tasks were due yesterday?', 'count? {due=2026-11-24..2026-11-24}'],
  ['¿Qué vencía el lunes?', 'list? {due=2026-11-23..2026-11-23}'],
  ['What is due on Monday?', 'list? {due=2026-11-30..2026-11-30 statuses=pending,todo,in-progress}'],
  [
    'How many tasks are due within 3 days?',
    'count? {due=2026-11-25..2026-11-28 statuses=pending,todo,in-progress}',
  ],
])('days are those that are meant: %s', (question, expected) => {
  expect(told(question, { place: 'board' })).toBe(expected);
});
