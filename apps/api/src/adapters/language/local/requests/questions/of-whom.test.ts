import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';

const open = 'statuses=pending,todo,in-progress';

test.each([
  ["Priya: what's overdue", 'list? {assigneeId=priya due=overdue}'],
  ["Tomasz, what's overdue there?", 'list? {assigneeId=tomasz due=overdue}'],
  ['for Jonas Berg, what is still open?', `list? {assigneeId=jonas ${open}}`],
  ["winter: what's still open?", `list? {tags=winter ${open}}`],
  ["safety - what's open?", `list? {tags=safety ${open}}`],
  ["in finance, what's still open", `list? {departmentId=finance ${open}}`],
  ['Priya: ¿qué tiene vencido?', 'list? {assigneeId=priya due=overdue}'],
  // Whoever is spoken to, and what is only told, narrow nothing.
  ["Tavla, what's overdue?", 'list? {due=overdue}'],
  ["I was off yesterday, what's overdue?", 'list? {due=overdue}'],
])('who or what stands before a question is asked about: %s', (message, expected) => {
  expect(told(message, { place: 'board' })).toBe(expected);
});

test('of several who are called so it is asked which', () => {
  expect(told("Ana: what's open?", { place: 'board' })).toBe("unclear person 'Ana' several [ana-g ana-l]");
});
