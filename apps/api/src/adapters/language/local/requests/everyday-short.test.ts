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

test.each([
  ["what's on Priya's plate at the moment?", 'list? {assigneeId=priya statuses=pending,todo,in-progress}'],
  ['when did we finish the advent posters', "field? field=since 'advent posters'"],
  ['cuando terminamos los carteles', "field? field=since 'carteles'"],
])('on the board: %s', (message, expected) => {
  expect(told(message, { place: 'board', language: message.startsWith('cuando') ? 'es' : 'en' })).toBe(
    expected,
  );
});

test.each([
  'who took what',
  'tell me who signed up for what',
  'who is doing what after this meeting',
  'dime quién se comprometió a qué',
  '¿quién se encarga de qué después de esta reunión?',
])('on a meeting’s page everybody’s part is what it comes to: %s', (message) => {
  expect(told(message, { place: 'meeting' })).toBe('summary? of=meeting');
});

test.each(['tag it urgent', 'add the urgent tag', 'ponle la etiqueta urgent'])(
  'a tag that is none yet is asked about: %s',
  (message) => expect(told(message, { tags: ['winter'] })).toBe("unclear tag 'urgent' unknown []"),
);
