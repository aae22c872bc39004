import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';

const open = 'statuses=pending,todo,in-progress';

test.each([
  ['was there anything nobody took on?', 'loose-items?'],
  ["what's still open from this", `list? {${open} origin=open}`],
  ['what are my tasks from this', 'promises? userId=nadia meeting=open'],
  ['what did Priya say', 'search? words=priya'],
  ['did Priya say anything?', 'search? words=priya'],
  ['what did Jonas Berg say', 'search? words=jonas+berg'],
  // The board is asked for.
  ['what are my tasks', 'list? {assigneeId=nadia}'],
])('on a meeting’s page its own things are told: %s', (message, expected) => {
  expect(told(message, { place: 'meeting' })).toBe(expected);
});
