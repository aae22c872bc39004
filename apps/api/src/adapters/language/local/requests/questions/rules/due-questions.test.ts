import { expect, test } from 'vitest';
import { told } from '../../requests.test-kit';

const open = 'statuses=pending,todo,in-progress';
const onBoard = (message: string) => told(message, { place: 'board' });

test.each([
  ['what do i need to do this week', `list? {assigneeId=nadia due=..2026-11-29 ${open}}`],
  ['qué tengo que hacer hoy', `list? {assigneeId=nadia due=..2026-11-25 ${open}}`],
  ['what do I have to do tomorrow', `list? {assigneeId=nadia due=2026-11-26..2026-11-26 ${open}}`],
  ['what does Jonas need to do this week', `list? {assigneeId=jonas due=..2026-11-29 ${open}}`],
  ['qué tiene que hacer Jonas hoy', `list? {assigneeId=jonas due=..2026-11-25 ${open}}`],
])('what somebody has to do by then, what is overdue with it: %s', (message, expected) => {
  expect(onBoard(message)).toBe(expected);
});

test.each([
  'what do i need to do',
  'what should i do first',
  'qué debo hacer primero',
  'what do i need to do about the ramp this week',
  'what do i need to do to reset my password',
])('without days, or about something, no day is made up: %s', (message) => {
  expect(onBoard(message)).not.toContain('due=');
});

test.each([
  ['what deadlines are coming up', `list? {${open} due=2026-11-25..}`],
  ['upcoming deadlines', `list? {${open} due=2026-11-25..}`],
  ['próximos plazos', `list? {${open} due=2026-11-25..}`],
  ['what deadlines do i have', `list? {${open} due=2026-11-25.. assigneeId=nadia}`],
  ['qué plazos hay esta semana', `list? {${open} due=2026-11-23..2026-11-29}`],
  ['deadlines this week', `list? {${open} due=2026-11-23..2026-11-29}`],
  ['any deadlines this week', `list? {${open} due=2026-11-23..2026-11-29}`],
  ['my deadlines this week', `list? {${open} due=2026-11-23..2026-11-29 assigneeId=nadia}`],
])('deadlines are the tasks that are due: %s', (message, expected) => {
  expect(onBoard(message)).toBe(expected);
});

test.each([
  'who set the deadlines',
  'which deadlines did we miss',
  'the deadlines for the ramp',
  'deadlines are too tight this week',
  'próximas reuniones',
])('what else is said of deadlines is searched for: %s', (message) => {
  expect(onBoard(message)).toMatch(/^search\?/);
});

test.each([
  ['what is due this week for me', `list? {due=2026-11-23..2026-11-29 assigneeId=nadia ${open}}`],
  ["what's due today for me", `list? {due=2026-11-25..2026-11-25 assigneeId=nadia ${open}}`],
  ['qué vence esta semana para mí', `list? {due=2026-11-23..2026-11-29 assigneeId=nadia ${open}}`],
])('for whom something is due is no purpose: %s', (message, expected) => {
  expect(onBoard(message)).toBe(expected);
});

test.each(['what is this for', "what's it for now", 'what is it for, please'])('a purpose: %s', (message) => {
  expect(told(message)).toBe('why? ticket');
});
