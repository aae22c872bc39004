import { expect, test } from 'vitest';
import { isIn, meetingOf, meetingThread, placeOf, threadOf, ticketOf } from './thread-place';

test.each([
  ['a ticket', 't1', { taskId: 't1' }],
  ['a meeting', meetingThread('m1'), { audioId: 'm1' }],
  ['everything', null, {}],
])('a conversation about %s is told from the others', (_, thread, place) => {
  expect(placeOf(thread)).toEqual(place);
  const messages = [
    { taskId: 't1', audioId: null },
    { taskId: null, audioId: 'm1' },
    { taskId: null, audioId: null },
    { taskId: 'm1', audioId: null },
  ];
  expect(messages.filter((message) => threadOf(message) === thread)).toEqual(messages.filter(isIn(thread)));
  expect(messages.filter(isIn(thread))).toEqual([{ taskId: ticketOf(thread), audioId: meetingOf(thread) }]);
});
