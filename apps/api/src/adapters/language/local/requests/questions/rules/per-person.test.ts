import { expect, test } from 'vitest';
import { told } from '../../requests.test-kit';

const open = 'statuses=pending,todo,in-progress';

test.each([
  ['how many tasks does everybody have', 'most? {} by=assignee'],
  ['how many tasks has everyone got', 'most? {} by=assignee'],
  ['how many open tasks does everyone have', `most? {${open}} by=assignee`],
  ['how many open tasks does each person have', `most? {${open}} by=assignee`],
  ['how many overdue tasks does each of us have', 'most? {due=overdue} by=assignee'],
  ['cuántas tareas tiene todo el mundo', 'most? {} by=assignee'],
  ['cuántas tareas abiertas tiene cada uno', `most? {${open}} by=assignee`],
])('how much each has is told person by person: %s', (message, expected) => {
  expect(told(message, { place: 'board' })).toBe(expected);
});
