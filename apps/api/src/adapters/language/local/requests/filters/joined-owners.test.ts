import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';

test.each([
  'Move the tasks of Tomasz and Priya to done',
  'Move all tasks of Tomasz and Priya to done',
  'Move the tasks of Tomasz & Priya to done',
  'Move tasks assigned to Tomasz and Priya to done',
  'Move tasks assigned to Tomasz and to Priya to done',
  'Move the tasks of Tomasz as well as Priya to done',
  'Move the tasks of Tomasz along with Priya to done',
  'Pasa las tareas de Tomasz y Priya a hecho',
  'Pasa las tareas de Tomasz y de Priya a hecho',
])('whoever is named beside an owner is given nothing: %s', (wish) => {
  expect(told(wish, { place: 'board' })).toBe(
    '{assigneeId=tomasz}: move done; {assigneeId=priya}: move done',
  );
});

test('one of several of that name is asked back', () => {
  expect(told('Move the tasks of Tomasz and Ana to done', { place: 'board' })).toBe(
    "unclear person 'Ana' several [ana-g ana-l]",
  );
});

test('nor is whoever is named beside a department', () => {
  expect(told('Move all tasks of Finance and Priya to done', { place: 'board' })).not.toContain('assign');
});

test('who is named there and told to do something begins a wish', () => {
  expect(told('Close the tasks of Tomasz and Priya should take the ramp', { place: 'board' })).toBe(
    "{assigneeId=tomasz}: move done; 'ramp': assign priya",
  );
});

test('tasks of several people are not all merged into one', () => {
  expect(told('Merge the tasks of Tomasz and Priya', { place: 'board' })).toBe(
    '{assigneeId=tomasz}: merge duplicates; {assigneeId=priya}: merge duplicates',
  );
});
