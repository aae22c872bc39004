import { expect, test } from 'vitest';
import { lineAt, playTime, shownMeetings } from './meeting-words';

test('times of a recording', () => {
  expect([0, 59_999, 309_000, 3_909_000].map(playTime)).toEqual(['00:00', '00:59', '05:09', '1:05:09']);
});

test('the line that is being said', () => {
  const lines = [{ startMs: 100 }, { startMs: 500 }, { startMs: 900 }];
  expect([0, 100, 499, 500, 10_000].map((time) => lineAt(lines, time))).toEqual([-1, 0, 0, 1, 2]);
  expect(lineAt([], 5)).toBe(-1);
});

test('meetings by their state', () => {
  const meetings = ['queued', 'analysing', 'done', 'failed'].map((status) => ({ status }));
  expect(shownMeetings(meetings, 'work').map(({ status }) => status)).toEqual(['queued', 'analysing']);
  expect(shownMeetings(meetings, 'failed')).toEqual([{ status: 'failed' }]);
  expect(shownMeetings(meetings, 'all')).toBe(meetings);
});
