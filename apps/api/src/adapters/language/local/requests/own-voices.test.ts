import { expect, test } from 'vitest';
import { told } from './requests.test-kit';

const tags = ['urgent', 'it', 'wedding'];

test.each([
  [
    'Create a task for Priya, "Compare the prices", due 2 December',
    "create 'Compare the prices' priya 2026-12-02",
  ],
  ['Rename it to: Replace 18 chairs', "rename 'Replace 18 chairs'"],
  [
    'Push this back by one week, and rename it to: Replace 18 chairs',
    "shift 7d 0m, rename 'Replace 18 chairs'",
  ],
])('with the signs that people put between: %s', (message, wanted) =>
  expect(told(message)).toBe(`ticket: ${wanted}`),
);

test.each([
  [
    'Crea una tarea para Rubén, "Comparar el precio", para el 2 de diciembre',
    "create 'Comparar el precio' ruben 2026-12-02",
  ],
  ['Renómbrala como: Cambiar 18 sillas', "rename 'Cambiar 18 sillas'"],
])('con los signos que se ponen: %s', (message, wanted) =>
  expect(told(message, { language: 'es' })).toBe(`ticket: ${wanted}`),
);

test.each([
  [
    'I wonder whether it would be possible to move the fish market invoice to Monday, if it is not too much trouble. Thank you kindly.',
    "'fish market invoice': due 2026-11-30",
  ],
  ['I was wondering if you could give the invoice to Priya', "'invoice': assign priya"],
  ['Make sure the invoice has the urgent tag', "'invoice': tag +urgent"],
  [
    "Could you make sure that every task tagged wedding that isn't done yet also carries the urgent tag?",
    '{tags=wedding statuses=pending,todo,in-progress}: tag +urgent',
  ],
  [
    'Quítale la fecha de entrega a la renovación del seguro, todavía no sabemos cuándo nos llaman.',
    "'renovación del seguro': due null",
  ],
])('a wish in many words: %s', (message, wanted) =>
  expect(told(message, { place: 'board', tags })).toBe(wanted),
);

test('whose they are may be said a sentence before', () => {
  const message = 'Tomasz has had his hands full. Whatever of his is overdue, give him until Monday.';
  expect(told(message, { place: 'board' })).toBe('{assigneeId=tomasz due=overdue}: due 2026-11-30');
  expect(told('Whatever of his is overdue, give him until Monday.', { place: 'board' })).not.toContain(
    'due=',
  );
});

test('a tag that is called as a pronoun is one only where it is named', () => {
  expect(told("It's getting urgent, so tag it like that.", { tags })).not.toContain('+it');
  expect(told('add the tag it', { tags })).toBe('ticket: tag +it');
});

test.each([
  ['Número de tareas en curso en todo el tablero', 'count? {statuses=in-progress}'],
  ['How many tasks in progress on the whole board?', 'count? {statuses=in-progress}'],
  ['¿Cuántas tareas están sin asignar a nadie?', 'count? {assigneeId=null}'],
  [
    'Of the tasks in progress, which one has been standing still the longest?',
    'extreme? by=since {statuses=in-progress}',
  ],
  ['De las tareas en curso, ¿cuál lleva más tiempo parada?', 'extreme? by=since {statuses=in-progress}'],
  ['What was decided in this meeting?', 'decisions? meeting=open'],
])('what is asked of the whole board or the page: %s', (message, wanted) =>
  expect(told(message, { place: 'meeting' })).toBe(wanted),
);

test('what somebody tells before a question is nobody’s name', () => {
  const message = 'A guest asked me again about the octopus. Why did we take it off for the summer?';
  expect(told(message, { place: 'board' })).toMatch(/^search\? .*octopus/);
});
