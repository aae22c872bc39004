import { expect, test } from 'vitest';
import { told } from './requests.test-kit';

/** What is said in a few words on an open ticket. */
test.each([
  ['is this urgent?', 'field? field=tags ticket'],
  ['is this a duplicate?', 'related? ticket'],
  ['do we have this twice', 'related? ticket'],
  ['any update?', 'changes? ticket'],
  ['who opened this ticket', 'changes? ticket'],
  ['unassign me', 'ticket: assign null from nadia'],
  ["this isn't mine", 'ticket: assign null from nadia'],
  ['add me as assignee', 'ticket: assign nadia'],
  ['no deadline needed', 'ticket: due null'],
  ['i just finished it', 'ticket: move done'],
  ['i finished the stand', "'stand': move done"],
  ['¿es esto urgente?', 'field? field=tags ticket'],
  ['¿está esto duplicado?', 'related? ticket'],
  ['esta tarea ya no es mía', 'ticket: assign null from nadia'],
  ['ya he terminado esto', 'ticket: move done'],
])('%s', (message, expected) => {
  expect(told(message)).toBe(expected);
});

test.each([
  ['anything due today', /^list\? \{due=2026-11-25\.\./],
  ['am i behind on anything', /^list\? \{assigneeId=nadia due=overdue\}$/],
  ['¿voy atrasado con algo?', /^list\? \{assigneeId=nadia due=overdue\}$/],
])('names no task: %s', (message, expected) => {
  for (const place of ['board', 'ticket'] as const) expect(told(message, { place })).toMatch(expected);
});

test.each([
  'we finished early',
  'i already finished my lunch',
  'i finished work today',
  "the mistake isn't mine",
  'la culpa no es mía',
])('wishes no change of a task: %s', (message) => {
  for (const place of ['board', 'ticket'] as const)
    expect(told(message, { place })).not.toMatch(/move done|assign null/);
});

test('the tasks with a tag are listed', () => {
  expect(told('are all tasks tagged winter?')).toContain('list?');
});

test.each([
  ['qué le queda a Priya por hacer', 'list? {assigneeId=priya statuses=pending,todo,in-progress}'],
  ['was I in this meeting?', 'attendees?'],
  ['¿estuve yo en esta reunión?', 'attendees?'],
])('asks: %s', (message, expected) => {
  for (const place of ['ticket', 'meeting'] as const) expect(told(message, { place })).toBe(expected);
});
