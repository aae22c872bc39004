import { expect, test } from 'vitest';
import { told } from './requests.test-kit';

/** What asks, or says how something is, in words that wish something of one task. */
test.each([
  'I want to see all tasks assigned to Jonas',
  'I need all overdue tasks assigned to Jonas',
  'I need all overdue tasks assigned to me',
  'I want to see all overdue tasks tagged urgent',
  'I want my tasks tagged winter',
  'I need the tasks assigned to Priya',
  'I need the tasks tagged winter',
  'I need anything assigned to me',
  'quiero las tareas de Priya en curso',
  'necesito las tareas de invierno en curso',
  'new day tomorrow',
  'are there any tasks related to the harbour?',
  'send the ramp for approval',
  'The ramp needs a description - can you write one?',
])('wishes nothing: %s', (message) => {
  for (const place of ['board', 'ticket'] as const)
    expect(told(message, { place })).not.toMatch(/: (?:assign|move|due|tag|describe|rename|delete)|^related/);
});

test.each([
  ['I want the ramp assigned to Priya', "'ramp': assign priya"],
  ['I want "Paint the ramp" moved to Done', "'Paint the ramp': move done"],
  ["we'd like the ramp tagged urgent", "'ramp': tag +urgent"],
  ['The ramp needs a description: can you write one?', "'ramp': draft"],
  ['a la rampa le falta una descripción: ¿la escribes?', "'rampa': draft"],
  ['rename the ramp to a better name', "unclear titles 'a better name' unsure []"],
  ['which tasks have not been started?', 'list? {statuses=pending,todo}'],
  ['tareas que no se han empezado', 'list? {statuses=pending,todo}'],
  ['borra las tareas de Priya que no han empezado', '{assigneeId=priya statuses=pending,todo}: delete'],
  ['what was finished in the last 3 days', 'list? {statuses=done finishedSince=2026-11-22}'],
  ['Summarise the meeting Winter planning', 'summary? of=meeting meeting=Winter planning'],
  ['what did Jonas promise about the coming winter?', 'promises? userId=jonas about=coming+winter'],
])('%s', (message, expected) => {
  expect(told(message, { place: 'board' })).toBe(expected);
});

test('words behind a meeting that are no name of it are left', () => {
  expect(told('summarise the meeting with Jonas', { place: 'board' })).toContain(
    'meeting=meeting with Jonas',
  );
});
