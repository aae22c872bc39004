import { expect, test } from 'vitest';
import { told } from '../../requests.test-kit';

test.each([
  ['who is behind?', 'most? {due=overdue} by=assignee'],
  ['¿Quién va con retraso?', 'most? {due=overdue} by=assignee'],
  ['qué tarea lleva más tiempo vencida', 'extreme? by=due {due=overdue}'],
  ['show me everything on the board', 'list? {statuses=pending,todo,in-progress}'],
  ['enséñame todo el tablero', 'list? {statuses=pending,todo,in-progress}'],
])('of the board: %s', (message, wanted) => expect(told(message, { place: 'board' })).toBe(wanted));

test.each([
  ['what are my action items?', 'promises? userId=nadia meeting=open'],
  ['what do I have to do after this?', 'promises? userId=nadia meeting=open'],
  ['¿Qué me toca a mí de esta reunión?', 'promises? userId=nadia meeting=open'],
  ['who has to do what?', 'summary? of=meeting'],
])('of the meeting that is open: %s', (message, wanted) =>
  expect(told(message, { place: 'meeting' })).toBe(wanted),
);

test('a meeting is not asked where none is open', () => {
  expect(told('who has to do what?', { place: 'board' })).not.toContain('summary');
  expect(told('what are my action items?', { place: 'board' })).not.toContain('promises');
});
