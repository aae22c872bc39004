import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';

test.each([
  [
    'hace falta una tarea para Priya, el 3 de diciembre: Llevar el coche al taller',
    "create 'Llevar el coche al taller'",
  ],
  [
    'we need a task for Priya, by 3 December: take the car to the garage',
    "create 'Take the car to the garage'",
  ],
])('a new task is called by what stands behind its head: %s', (message, created) => {
  const said = told(message, { place: 'board' });
  expect(said).toContain(created);
  expect(said).toMatch(/priya.*2026-12-03|2026-12-03.*priya/);
});

test.each([
  ['new task: Budget: first draft', "create 'Budget: first draft'"],
  ['create a task "Priya: a portrait"', "create 'Priya: a portrait'"],
])('a title of its own may have a colon: %s', (message, created) => {
  expect(told(message, { place: 'board' })).toContain(created);
});

test('a column in brackets says which tasks are meant', () => {
  expect(
    told('todo lo que Priya tenga sin empezar (por hacer), a nombre de Tomasz', { place: 'board' }),
  ).not.toMatch(/move/);
  expect(told('move it to (in progress) please')).not.toMatch(/move/);
  expect(told('move it to done (at last)')).toMatch(/move done/);
});
