import { expect, test } from 'vitest';
import { told } from './requests.test-kit';

const onTicket: readonly [string, string][] = [
  ['Jonas, by friday, tag urgent', 'ticket: assign jonas, due 2026-11-27, tag +urgent'],
  ['have Priya look after this', 'ticket: assign priya'],
  ['make it Friday instead', 'ticket: due 2026-11-27'],
  ['allow until Monday for this', 'ticket: due 2026-11-30'],
  ['delégala en Priya', 'ticket: assign priya'],
  ['asignala a Priya', 'ticket: assign priya'],
  ['asignen esto a Priya', 'ticket: assign priya'],
];

test.each(onTicket)('on a ticket: %s', (message, expected) => {
  expect(told(message)).toBe(expected);
});

const onBoard: readonly [string, string][] = [
  ['berth licence: Jonas', "'berth licence': assign jonas"],
  ['la rampa del muelle para Jonas', "'rampa del muelle': assign jonas"],
  ['let Jonas deal with the ramp', "'ramp': assign jonas"],
  ["we don't want Jonas on the ramp anymore", "'ramp': assign null from jonas"],
  ["we don't need the ramp anymore, so delete it", "'ramp': delete"],
  ['green light for the refund policy', "'refund policy': move todo"],
  ['doy el visto bueno a la política', "'política': move todo"],
  ['the ramp needs two more weeks', "'ramp': shift 14d 0m"],
  ['la rampa necesita una semana más', "'rampa': shift 7d 0m"],
  ['roll the two checkout tickets into one', '{about=checkout}: merge duplicates'],
  ['Are there any duplicates on the board? Find them and merge them.', '{}: merge duplicates'],
  ['look for duplicates on the board and merge them', '{}: merge duplicates'],
  ['do we have duplicate tasks? If so, please merge them together', '{}: merge duplicates'],
  ['mira si hay tareas repetidas y júntalas', '{}: merge duplicates'],
  ['busca duplicados en el tablero y fusiónalos', '{}: merge duplicates'],
  ['¿Hay tareas duplicadas? Júntalas en una', '{}: merge duplicates'],
  [
    'All the jobs with the urgent tag that have been started may have until 18 December.',
    '{tags=urgent statuses=in-progress}: due 2026-12-18',
  ],
  [
    'Quitale la etiqueta winter a todo lo de Priya que ya está en curso',
    '{assigneeId=priya statuses=in-progress}: tag -winter',
  ],
  ['ramp needs a description: Steel, two metres', "'ramp': describe 'Steel, two metres'"],
  ['a la rampa le falta una descripción: Acero', "'rampa': describe 'Acero'"],
  ['I want the ramp moved to In Progress', "'ramp': move in-progress"],
  ['move the ramp to On Approval', "unclear column 'On Approval' unknown [pending todo]"],
  ['Add a task for Owen: paint the ramp', "unclear person 'Owen' blocked []"],
  ['Crea una tarea para Owen: pintar la rampa', "unclear person 'Owen' blocked []"],
  ["Start all of Priya's tasks, I mean set them to In Progress", '{assigneeId=priya}: move in-progress'],
  ['chop the ramp up: weld, paint', "'ramp': split 'weld' 'paint'"],
  ['on Friday, remind Jonas about the ramp', "'ramp': remind jonas 2026-11-27 ''"],
  ['Jonas can start on the ramp, so in progress', "'ramp': move in-progress"],
];

test.each(onBoard)('on the board: %s', (message, expected) => {
  expect(told(message, { place: 'board' })).toBe(expected);
});

test.each([
  'good job on the ramp, Jonas',
  'the ramp is Jonas',
  'forget about the budget',
  'la rampa iba para el viernes',
  'asigné la tarea a Priya',
  'so done',
])('asks for no change: %s', (message) => {
  expect(told(message, { place: 'board' })).not.toMatch(/: (?:assign|move|due|delete)/);
});

test.each([
  ['which tasks are due in December', 'list? {due=2026-12-01..2026-12-31'],
  ['what is due in the next three days', 'list? {due=2026-11-25..2026-11-28'],
  ['qué vence en diciembre', 'list? {due=2026-12-01..2026-12-31'],
])('%s', (message, expected) => {
  expect(told(message, { place: 'board' })).toContain(expected);
});
