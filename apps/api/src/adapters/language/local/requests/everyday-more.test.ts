import { expect, test } from 'vitest';
import { told } from './requests.test-kit';

/** What people say beside one another, on a ticket. */
const here: readonly [string, string][] = [
  [
    'comment that the lights arrive on tuesday and move it to done',
    "ticket: comment 'the lights arrive on tuesday', move done",
  ],
  ['comment: all checked. Then assign it to Priya', "ticket: comment 'all checked', assign priya"],
  ['comment that they called the bank and close it', "ticket: comment 'they called the bank and close it'"],
  ['Jonas takes it over from Ana', 'ticket: assign jonas'],
  ['back to to do with this, and Jonas takes it over from Ana', 'ticket: move todo, assign jonas'],
  ['Jonas needs two more days for this', 'ticket: shift 2d 0m'],
  ['reopen it, due on 4 December', 'ticket: move todo, due 2026-12-04'],
  ['not urgent any more, remove that tag', 'ticket: tag -urgent'],
  ['any decisions in this meeting?', 'decisions?'],
  ["mark Jonas's overdue task as done", 'one of {assigneeId=jonas due=overdue}: move done'],
  ['due friday instead of thursday', 'ticket: due 2026-11-27'],
  [
    'split this into: measure it; draw the new stairs; send them to the officer',
    "ticket: split 'measure it' 'draw the new stairs' 'send them to the officer'",
  ],
  ['which action items here are not on the board yet?', 'loose-items? meeting=last'],
  [
    'sepáralo en dos tareas: alquilar la carpa y pedir los vasos',
    "ticket: split 'alquilar la carpa' 'pedir los vasos'",
  ],
  [
    'split it into: rent a tent, print the ⟦Price list, bars⟧ board',
    "ticket: split 'rent a tent' 'print the ⟦Price list, bars⟧ board'",
  ],
  ['put a comment on here saying it is stuck until Monday', "ticket: comment 'it is stuck until Monday'"],
  ['que se llame a partir de ahora «La rampa»', "ticket: rename 'La rampa'"],
  ['assign it to Priya on monday', "unclear day '' unsure []"],
  ['approve it and give it to Priya on monday', "unclear day '' unsure []"],
];

const onTheBoard: readonly [string, string][] = [
  ['⟦The rota⟧ to Jonas, and he needs two days more', "'The rota': assign jonas, shift 2d 0m"],
  ["I won't get to ⟦The rota⟧, so give it to Priya", "'The rota': assign priya"],
  ['⟦Los filtros⟧ hechos', "'Los filtros': move done"],
  ["⟦The quote⟧ isn't urgent any more", "'The quote': tag -urgent"],
  ["let's do ⟦The letter⟧ again, reopen it with due date dec 18", "'The letter': move todo, due 2026-12-18"],
  [
    'whatever sits in Pending with nobody on it, put my name on it',
    '{statuses=pending assigneeId=null}: assign nadia',
  ],
  ["all of Jonas's stuff to Priya, he's off till january", '{assigneeId=jonas}: assign priya'],
  ['move everything in To Do and Pending to In Progress', '{statuses=todo,pending}: move in-progress'],
  [
    'lo que Priya tenga en las columnas En curso y Pendiente, ponlo para el 1 de diciembre',
    '{assigneeId=priya statuses=in-progress,pending}: due 2026-12-01',
  ],
  [
    'those two about the double charge are the same thing, make one of them',
    '{about=double,charge}: merge duplicates',
  ],
  ['what are the Finance people working on at the moment', 'working-on? departmentId=finance'],
  ['¿de qué se encarga Priya?', 'working-on? userId=priya'],
  ['which jobs are tagged urgent', 'list? {tags=urgent}'],
  [
    '¿qué hay con la etiqueta urgent que no esté hecho?',
    'list? {tags=urgent statuses=pending,todo,in-progress}',
  ],
  [
    'what do i still have to finish by friday',
    'list? {assigneeId=nadia due=..2026-11-27 statuses=pending,todo,in-progress}',
  ],
  ['whats been changed on the board since tuesday', 'changes? board since=2026-11-24'],
  ['remind me what Priya promised in here', 'promises? userId=priya'],
  ['tell me what Jonas has agreed to', 'promises? userId=jonas'],
  ['recuérdame qué prometió Priya', 'promises? userId=priya'],
  ['recuérdame que llame a Priya el viernes', "'llame a Priya': remind nadia 2026-11-27 'llame a Priya'"],
  ["What did Priya promise in Monday's quality meeting?", 'promises? userId=priya'],
  ['what Priya promised about the boiler', 'promises? userId=priya about=boiler'],
  ['¿Qué decisiones salieron de aquí?', 'decisions?'],
  ['what did Tomasz sign up for', 'promises? userId=tomasz'],
  ['what did Tomasz promise in the winter meeting', 'promises? userId=tomasz meeting=winter'],
  ['¿Qué dijo Priya que iba a hacer, en la reunión de bodega?', 'promises? userId=priya meeting=bodega'],
  ['en qué quedamos al final? solo lo decidido', 'decisions?'],
  ['merge the two about the double charge', '{about=double,charge}: merge duplicates'],
  ['the card reader is on there twice, merge them', '{about=card,reader}: merge duplicates'],
  ['what got decided in the end?', 'decisions?'],
  ['which ones have nobody assigned?', 'list? {assigneeId=null}'],
  ['¿y Jonas qué quedó en hacer?', 'promises? userId=jonas'],
  [
    'what did Priya finish in october',
    'list? {statuses=done finishedSince=2026-10-01 finishedUntil=2026-10-31 assigneeId=priya}',
  ],
  ['compare the workloads of Priya and Jonas', 'loads? userIds=priya+jonas'],
  ['¿quién tiene más trabajo, Priya o Jonas?', 'loads? userIds=priya+jonas'],
  ['draft a mail to the mill about the flour', 'outside?'],
  ['summarise last week', 'changes? board since=2026-11-16 until=2026-11-22'],
  ['what changed last week', 'changes? board since=2026-11-16 until=2026-11-22'],
  ['what happened yesterday', 'changes? board since=2026-11-24 until=2026-11-24'],
  ['what has changed since last week', 'changes? board since=2026-11-16'],
  ['what changed this week', 'changes? board since=2026-11-23'],
  ['resume la semana pasada', 'changes? board since=2026-11-16 until=2026-11-22'],
  ['qué ha cambiado desde ayer', 'changes? board since=2026-11-24'],
  ['how long has ⟦The licence⟧ been open', "field? field=created 'The licence'"],
  ['ya he medido ⟦la parcela⟧ con Ana, márcala como hecha', "'la parcela': move done"],
  ['description for ⟦the study⟧: ask two consultants', "'the study': describe 'ask two consultants'"],
  ["crea la tarea 'Reservar la cena' para Jonas", "ticket: create 'Reservar la cena' jonas"],
  ['which of priyas tasks are overdue', 'list? {assigneeId=priya due=overdue}'],
  ['how many proposals are waiting for me?', 'count? {isProposal=true}'],
  ['since when are ⟦the samples⟧ in progress?', "field? field=since 'the samples'"],
  ["what's Ana working on?", "unclear person 'Ana' several [ana-g ana-l]"],
  ["what's on Anas plate", "unclear person 'ana' several [ana-g ana-l]"],
];

/** What only looks like a wish. */
const nothing: readonly string[] = [
  "I won't get to it, so it's done",
  '⟦The wedding⟧ will be on 14 December',
  'whats due this week',
  'should ⟦The filters⟧ be done by friday',
  "⟦The oven⟧ isn't done, keep it open",
];

test.each(here)('on a ticket: %s', (message, expected) => {
  expect(told(message)).toBe(expected);
});

test.each(onTheBoard)('on the board: %s', (message, expected) => {
  expect(told(message, { place: 'board' })).toBe(expected);
});

test.each(nothing)('asks for no change: %s', (message) => {
  for (const place of ['ticket', 'board'] as const)
    expect(told(message, { place })).not.toMatch(/: (?:move|due)/);
});
