import { expect, test } from 'vitest';
import { told } from './requests.test-kit';

const wishes: readonly [string, string][] = [
  ["move all of Tomasz's overdue tasks to Pending", '{assigneeId=tomasz due=overdue}: move pending'],
  ['tag all my open tasks urgent', '{assigneeId=nadia statuses=pending,todo,in-progress}: tag +urgent'],
  ['assign all unassigned tasks in To Do to Jonas', '{assigneeId=null statuses=todo}: assign jonas'],
  [
    'move everything tagged urgent due this week to in progress',
    '{tags=urgent due=2026-11-23..2026-11-29}: move in-progress',
  ],
  ["give all of Owen's tasks to Priya", '{assigneeId=owen}: assign priya'],
  ['mueve las tareas atrasadas de Tomasz a Pendiente', '{due=overdue assigneeId=tomasz}: move pending'],
  ['a todas las tareas de Jonas ponles el 15 de diciembre como fecha', '{assigneeId=jonas}: due 2026-12-15'],
  ['pasa todo lo etiquetado como winter a hecho', '{tags=winter}: move done'],
  ['set the due date of all tasks without a due date to Friday', '{due=none}: due 2026-11-27'],
];

test.each(wishes)('%s', (message, expected) => {
  expect(told(message, { place: 'board' })).toBe(expected);
});

const titled: readonly [string, string][] = [
  ['assign the loyalty card to Priya', "'loyalty card': assign priya"],
  ['move the task "Paint the waiting room" to done', "'Paint the waiting room': move done"],
  ['set the Puerto Norte one to next Tuesday', "'Puerto Norte': due 2026-12-01"],
  ['asigna lo de los extintores a Jonas', "'los extintores': assign jonas"],
  ['pasa la tarea de la Albatros a Por hacer', "'la Albatros': move todo"],
  ["approve Priya's refund policy", "'refund policy' of priya: move todo"],
  [
    'comment on the school trip complaint: a letter by friday',
    "'school trip complaint': comment 'a letter by friday'",
  ],
];

test.each(titled)('%s', (message, expected) => {
  expect(told(message, { place: 'board' })).toBe(expected);
});

test('a number written out is a day only where it is said as one', () => {
  for (const wish of ['pasa dos de las tareas vencidas a Hecho', 'cierra tres de las tareas de Tomasz'])
    expect(told(wish, { place: 'board' })).not.toContain('due 2026');
  expect(told('ponla para el dos')).toBe('ticket: due 2026-12-02');
  expect(told('ponla para dos de diciembre')).toBe('ticket: due 2026-12-02');
});

test.each([
  'Move all tasks not assigned to Tomasz to done',
  "Delete all tasks that aren't assigned to Tomasz",
  'Delete everything not assigned to me',
  'Pasa a hecho todas las tareas que no están asignadas a Tomasz',
  'Pasa a hecho todas las tareas que no son de Tomasz',
  'Pasa a hecho todas las tareas que no vencen esta semana',
])('what is denied of tasks is no reason and no wish: %s', (wish) => {
  expect(told(wish, { place: 'board' })).toMatch(/^(?:unread|unclear task)/);
});

test('what is assigned to nobody is meant where nobody is named', () => {
  const given = '{assigneeId=null}: assign tomasz';
  expect(told('Give all tasks not assigned to anyone to Tomasz', { place: 'board' })).toBe(given);
  expect(told('Give all unassigned tasks to Tomasz', { place: 'board' })).toBe(given);
});

test.each([
  ['delete all tasks that nobody has started', '{statuses=pending,todo}: delete'],
  ['delete tasks nobody has finished', '{statuses=pending,todo,in-progress}: delete'],
  [
    'close all tasks nobody has moved since monday',
    '{statuses=pending,todo,in-progress unmovedSince=2026-11-23}: move done',
  ],
  ['borra las tareas que nadie ha terminado', '{statuses=pending,todo,in-progress}: delete'],
  ['which tasks has nobody started?', 'list? {statuses=pending,todo}'],
  ['tasks nobody has started', 'list? {statuses=pending,todo}'],
  ['qué tareas no ha terminado nadie?', 'list? {statuses=pending,todo,in-progress}'],
  ['give all tasks nobody has to Jonas', '{assigneeId=null}: assign jonas'],
])('what nobody has done is not done, whosever it is: %s', (message, expected) => {
  expect(told(message, { place: 'board' })).toBe(expected);
});

test.each(['delete tasks nobody has approved', 'which tasks has nobody approved?'])(
  'what nobody has done, and no filter holds, is not what nobody has: %s',
  (message) => {
    expect(told(message, { place: 'board' })).toMatch(/^(?:unread|search|unclear)/);
  },
);
