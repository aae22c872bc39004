import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';

test.each([
  'Which tasks are not overdue?',
  'Which tasks are not urgent?',
  "Which tasks are not Tomasz's?",
  'Which tasks are not assigned to Tomasz?',
  "Which tasks don't have the tag urgent?",
  'What is not due this week?',
  'Who has the most tasks that are not overdue?',
  'How many tasks are neither urgent nor overdue?',
  'How many tasks except urgent ones are overdue?',
  'How many tasks has Tomasz never finished?',
  'How many tasks are due more than a week from now?',
  'How many tasks have attachments?',
  '¿Qué tareas no están vencidas?',
  '¿Cuántas tareas no son de Tomasz?',
  'How many tasks have two tags?',
  'How many tasks have tags?',
  'How many tasks have a description?',
  'How many tasks are assigned?',
  '¿Cuántas tareas tienen etiqueta?',
  '¿Cuántas tareas tienen fecha?',
  'How many tasks does Tomasz have excluding urgent ones?',
  "How many tasks are overdue, not counting Tomasz's?",
  "How many tasks are overdue besides Tomasz's?",
  '¿Cuántas tareas hay vencidas sin contar las de Tomasz?',
  '¿Cuántas tareas vencidas hay aparte de las de Tomasz?',
  'Who has 3 tasks?',
  '¿Quién tiene más de 3 tareas?',
  'How many people have 3 tasks?',
  'How many tasks are overdue or urgent?',
  'Which tasks are tagged safety or winter?',
  'Which tasks are overdue or due today?',
  'Which tasks have no due date or no owner?',
  'How many tasks does Tomasz or Priya have?',
  '¿Cuántas tareas están vencidas o son urgentes?',
])('of tasks that no filter holds no figure is told: %s', (question) => {
  expect(told(question, { place: 'board' })).toMatch(/^(?:unread|search\?)/);
});

test.each([
  ['How many tasks are not in progress?', 'count? {statuses=pending,todo,done}'],
  ["Which tasks aren't in To Do?", 'list? {statuses=pending,in-progress,done}'],
  ['¿Qué tareas no están en curso?', 'list? {statuses=pending,todo,done}'],
  ['Which tasks are not done?', 'list? {statuses=pending,todo,in-progress}'],
  ['How many tasks are in to do or in progress?', 'count? {statuses=todo,in-progress}'],
  ['How many tasks are overdue or so?', 'count? {due=overdue}'],
  ['How many tasks have no due date?', 'count? {due=none}'],
  ['How many tasks have the tag urgent?', 'count? {tags=urgent}'],
  ['How many tasks are assigned to Tomasz?', 'count? {assigneeId=tomasz}'],
  [
    'Which tasks have a deadline this week?',
    'list? {due=2026-11-23..2026-11-29 statuses=pending,todo,in-progress}',
  ],
  ["Which of my tasks don't have a description?", 'list? {assigneeId=nadia missing=description}'],
  ['¿Qué tareas no tienen etiquetas?', 'list? {missing=tags}'],
  ['Which tasks without a description are overdue?', 'list? {missing=description due=overdue}'],
])('what a filter holds is told: %s', (question, expected) => {
  expect(told(question, { place: 'board' })).toBe(expected);
});
