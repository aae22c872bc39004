import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';

const october = 'statuses=done finishedSince=2026-10-01 finishedUntil=2026-10-31';
const thisWeek = 'statuses=done finishedSince=2026-11-23 finishedUntil=2026-11-29';

test.each([
  ['How many tasks did we finish last month?', `count? {${october}}`],
  ['Which tasks did Tomasz finish last month?', `list? {${october} assigneeId=tomasz}`],
  ['How many tasks did Priya complete this week?', `count? {${thisWeek} assigneeId=priya}`],
  ['How many tasks did I close in October?', `count? {${october} assigneeId=nadia}`],
  ['What did Tomasz do this week?', `list? {${thisWeek} assigneeId=tomasz}`],
  ['¿Cuántas tareas ha terminado Priya esta semana?', `count? {${thisWeek} assigneeId=priya}`],
  ['¿Qué tareas cerró Tomasz el mes pasado?', `list? {${october} assigneeId=tomasz}`],
])('what somebody finished is no longer open, and was finished then: %s', (question, expected) => {
  expect(told(question, { place: 'board' })).toBe(expected);
});
