import { expect, test } from 'vitest';
import { told } from './requests.test-kit';

/** How the same wishes are typed in a hurry, on a ticket. */
const wishes: readonly [string, string][] = [
  ["I'll take it", 'ticket: assign nadia'],
  ['let Priya handle it', 'ticket: assign priya'],
  ['hand over to Priya R.', 'ticket: assign priya'],
  ['assign: Jonas, due: friday, tag: urgent', 'ticket: assign jonas, due 2026-11-27, tag +urgent'],
  ['assign to Jonas & due monday', 'ticket: assign jonas, due 2026-11-30'],
  ['unassign', 'ticket: assign null'],
  ['status done', 'ticket: move done'],
  ['please close', 'ticket: move done'],
  ['back to to do', 'ticket: move todo'],
  ['move it to foo', "unclear column 'foo' unknown [pending todo]"],
  ['put it on hold', "unclear column 'on hold' unknown [pending todo]"],
  ['push to monday', 'ticket: due 2026-11-30'],
  ['this needs to be done by friday', 'ticket: due 2026-11-27'],
  ['push the deadline back a week', 'ticket: shift 7d 0m'],
  ['postpone it by two days', 'ticket: shift 2d 0m'],
  ['give it another month', 'ticket: shift 0d 1m'],
  ['bring it forward by two days', 'ticket: shift -2d 0m'],
  ['clear all tags', 'ticket: tag -urgent -winter -safety -Front desk'],
  ['close this as a duplicate of the budget', "ticket: merge 'budget'"],
  ['todo: call the plumber', "ticket: create 'Call the plumber'"],
  [
    'create a task called Check the radar, assign it to Jonas, due friday, tag safety',
    "ticket: create 'Check the radar' jonas 2026-11-27",
  ],
  ['me la quedo yo', 'ticket: assign nadia'],
  ['que la haga Priya', 'ticket: assign priya'],
  ['asígnala a Jonas con fecha del lunes', 'ticket: assign jonas, due 2026-11-30'],
  ['aplázala una semana', 'ticket: shift 7d 0m'],
  ['adelántala dos días', 'ticket: shift -2d 0m'],
  ['tiene que estar lista para el viernes', 'ticket: due 2026-11-27'],
  ['¿la puedes pasar a hecho?', 'ticket: move done'],
  ['ciérrala cuando puedas', 'ticket: move done'],
  ['can Priya take this?', 'ticket: assign priya'],
  [
    'crea una tarea: llamar al banco, para Jonas, antes del martes',
    "ticket: create 'Llamar al banco' jonas 2026-12-01",
  ],
];

/** Of other tasks, and of several. */
const onTheBoard: readonly [string, string][] = [
  ["take the ramp off Jonas's list and give it to Priya", "'ramp': assign priya from jonas"],
  [
    'Jonas is off sick, hand his open tasks to Priya',
    '{assigneeId=jonas statuses=pending,todo,in-progress}: assign priya',
  ],
  ['the licence is waiting for the port, put it in pending', "'licence': move pending"],
  ['the ramp is fixed. Close it.', "'ramp': move done"],
  ["all of Jonas's overdue tasks should go to Priya", '{assigneeId=jonas due=overdue}: assign priya'],
  ['put everything that has no owner on me', '{assigneeId=null}: assign nadia'],
  ["move Owen's tasks to Priya", '{assigneeId=owen}: assign priya'],
  ['all tasks in To Do that are overdue: tag urgent', '{statuses=todo due=overdue}: tag +urgent'],
  ['everything due today, push to tomorrow', '{due=2026-11-25..2026-11-25}: due 2026-11-26'],
  ['postpone all overdue tasks by 2 days', '{due=overdue}: shift 2d 0m'],
  [
    'set all urgent tasks that are not started yet to in progress',
    '{tags=urgent statuses=pending,todo}: move in-progress',
  ],
  ['swap the winter tag on the timetable for urgent', "'timetable': tag +urgent -winter"],
  ["change the budget's due date to 20 december", "'budget': due 2026-12-20"],
  ["change Jonas Berg's budget task to done", "'budget' of jonas: move done"],
  ['life jackets: done', "'life jackets': move done"],
  ['Jonas está de baja, pasa sus tareas a Priya', '{assigneeId=jonas}: assign priya'],
  ['todas las tareas vencidas de Jonas, a pendiente', '{due=overdue assigneeId=jonas}: move pending'],
  ['las tareas sin asignar dáselas a Priya', '{assigneeId=null}: assign priya'],
  ['cierra todo lo que tenga la etiqueta winter', '{tags=winter}: move done'],
];

const questions: readonly [string, string][] = [
  ['who is in finance?', 'team? departmentId=finance'],
  ['who is Priya?', 'person? userId=priya'],
  ['who has time for another task?', 'least?'],
  ['how busy is Priya', 'working-on? userId=priya'],
  ["what hasn't moved in a month?", 'list? {statuses=pending,todo,in-progress unmovedSince=2026-10-25}'],
  ['what did Priya finish this week?', 'list? {statuses=done finishedSince=2026-11-23 assigneeId=priya}'],
  ['is anything late?', 'list? {due=overdue}'],
  [
    'what does Priya have to do by friday',
    'list? {assigneeId=priya due=..2026-11-27 statuses=pending,todo,in-progress}',
  ],
  ['any news about the ramp', "changes? 'ramp'"],
  ['tasks without a description', 'list? {missing=description}'],
  ['what can you do?', 'help?'],
  ['hello', 'help?'],
  ['ok, thanks!', 'thanks?'],
  ['which tasks are stuck', 'list? {statuses=in-progress unmovedSince=2026-11-11}'],
  ['what came out of the last meeting', 'summary? of=meeting meeting=last'],
  ['what is related to the ramp?', "related? 'ramp'"],
  ['¿quién trabaja en Finance?', 'team? departmentId=finance'],
  [
    '¿qué tareas llevan un mes sin moverse?',
    'list? {statuses=pending,todo,in-progress unmovedSince=2026-10-25}',
  ],
  ['novedades de hoy', 'changes? board since=2026-11-25'],
];

/** What only looks like one of them. */
const nothing: readonly string[] = [
  'Jonas is away but do not assign it to Priya',
  'if Jonas is away, hand his tasks to Priya',
  'Jonas says the ramp is done, close it',
  "I'll take it home",
  'give Jonas two more days',
  'the ramp is nearly done',
  'who can take the ramp?',
  'should we postpone it by a week?',
  'no la aplaces una semana',
];

test.each(wishes)('on a ticket: %s', (message, expected) => {
  expect(told(message)).toBe(expected);
});

test.each(onTheBoard)('on the board: %s', (message, expected) => {
  expect(told(message, { place: 'board' })).toBe(expected);
});

test.each(questions)('%s', (message, expected) => {
  expect(told(message, { place: 'board' })).toBe(expected);
});

test.each(nothing)('asks for no change: %s', (message) => {
  expect(told(message, { place: 'board' })).not.toMatch(/: (?:assign|move|due|shift|tag|create)/);
});
