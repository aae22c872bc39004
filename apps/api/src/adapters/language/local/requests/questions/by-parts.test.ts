import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';

const ramp = '⟦Repair the ramp⟧';

test.each([
  [`what date is on ${ramp}`, "field? field=due 'Repair the ramp'"],
  [`¿Qué fecha tiene puesta ${ramp}?`, "field? field=due 'Repair the ramp'"],
  [`quien tiene asignada ${ramp}`, "field? field=assignee 'Repair the ramp'"],
  [`has ${ramp} got its repair yet`, "field? field=status 'Repair the ramp'"],
  [`did anyone ${ramp}`, "field? field=status 'Repair the ramp'"],
  [`By when does Priya have to get ${ramp} sorted?`, "field? field=due 'Repair the ramp'"],
  [`¿Para cuándo tiene que tener Priya lista ${ramp}?`, "field? field=due 'Repair the ramp'"],
  [`when did ${ramp} last move to another column`, "field? field=since 'Repair the ramp'"],
  [`${ramp}, ¿de qué reunión salió?`, "why? 'Repair the ramp'"],
  [`which of the tasks tagged safety is due first?`, 'extreme? by=due {tags=safety}'],
  ['de las tareas con etiqueta safety, ¿cuál vence antes?', 'extreme? by=due {tags=safety}'],
  ['who in Booking and IT has the fewest open tasks?', 'least? departmentId=it'],
  ['quién del equipo de Finance tiene menos tareas', 'least? departmentId=finance'],
  ['¿qué trae atrasado Priya?', 'list? {due=overdue assigneeId=priya}'],
  ["anything late on Priya's side?", 'list? {due=overdue assigneeId=priya}'],
  ['¿nos queda alguna tarea sin asignar?', 'list? {assigneeId=null statuses=pending,todo,in-progress}'],
  ['how many tasks are sitting in approval', 'count? {isProposal=true}'],
  [
    'how many have we finished so far in november',
    'count? {statuses=done finishedSince=2026-11-01 finishedUntil=2026-11-30}',
  ],
  [
    'cuántas tareas hemos terminado en noviembre',
    'count? {statuses=done finishedSince=2026-11-01 finishedUntil=2026-11-30}',
  ],
  ['qué tengo yo en mi lista', 'list? {assigneeId=nadia}'],
  ['any homework for Priya from this meeting?', 'promises? userId=priya'],
  ["what's Priya's email", 'person? userId=priya asks=email'],
  ['email of Jonas pls', 'person? userId=jonas asks=email'],
  ['need the email address of Jonas', 'person? userId=jonas asks=email'],
  ['que puesto tiene el Castaño?', 'person? userId=ruben'],
  ["is anyone's account blocked at the moment", 'people? userIds=owen'],
  ['¿hay alguna cuenta bloqueada?', 'people? userIds=owen'],
  ['is Owen blocked', 'person? userId=owen'],
  [`is anything on Priya's list running late?`, 'list? {assigneeId=priya due=overdue}'],
  ['which tasks dont have an owner yet?', 'list? {assigneeId=null}'],
  ['see if Priya has anything overdue', 'list? {assigneeId=priya due=overdue}'],
  ['what has been sitting in pending the longest', 'extreme? by=since status=pending'],
  ['¿qué lleva más tiempo parado?', 'extreme? by=since'],
  ['Ayer qué se movió?', 'changes? board since=2026-11-24'],
  ['yesterday, what got moved?', 'changes? board since=2026-11-24'],
  ['qué hay sin asignar', 'list? {assigneeId=null statuses=pending,todo,in-progress}'],
  ['who all was there', 'attendees?'],
  ['Who was in the room for this?', 'attendees?'],
  ['where did this task come from?', 'why? ticket'],
  [
    'when was our last meeting and what was it about',
    'meeting-day? meeting=last; summary? of=meeting meeting=last',
  ],
  [
    '¿cuándo fue la última reunión y de qué iba?',
    'meeting-day? meeting=last; summary? of=meeting meeting=last',
  ],
  ['did we settle anything about the wind?', 'decisions? about=wind'],
])('%s', (message, expected) => {
  expect(told(message)).toBe(expected);
});

test.each([
  `is ${ramp} dangerous`,
  `who asked for ${ramp}`,
  `how much is ${ramp}`,
  `why is ${ramp} not done`,
])('is no part of a task: %s', (message) => {
  expect(told(message, { place: 'board' })).not.toMatch(/^field/);
});
