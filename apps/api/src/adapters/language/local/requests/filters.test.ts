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
