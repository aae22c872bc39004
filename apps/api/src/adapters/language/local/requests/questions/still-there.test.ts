import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';

const open = 'statuses=pending,todo,in-progress';

test.each([
  ['cuántas tareas quedan', `count? {${open}}`],
  ['how many tasks does Priya still have', `count? {assigneeId=priya ${open}}`],
  ['how many tasks remain', `count? {${open}}`],
  ['cuántas tareas tiene todavía Priya', `count? {assigneeId=priya ${open}}`],
])('what is left or still there is not done: %s', (message, expected) => {
  expect(told(message, { place: 'board' })).toBe(expected);
});

test.each([
  ['how many did Tomasz finish', 'count? {statuses=done assigneeId=tomasz}'],
  ['what have I finished', 'list? {statuses=done assigneeId=nadia}'],
  ['cuántas ha terminado Tomasz', 'count? {statuses=done assigneeId=tomasz}'],
])('what somebody finished is done, on whatever day: %s', (message, expected) => {
  expect(told(message, { place: 'board' })).toBe(expected);
});

test.each(['which task has been overdue the longest', "what's longest overdue"])(
  'what is overdue longest was due first: %s',
  (message) => {
    expect(told(message, { place: 'board' })).toBe('extreme? by=due {due=overdue}');
  },
);
