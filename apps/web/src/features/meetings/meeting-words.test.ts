import { expect, test } from 'vitest';
import {
  gapsByLine,
  isWithinDays,
  latestFirst,
  lineAt,
  missingByLine,
  placeMeant,
  shownMeetings,
  tasksFrom,
} from './meeting-words';

test('the line that is being said', () => {
  const lines = [{ startMs: 100 }, { startMs: 500 }, { startMs: 900 }];
  expect([0, 100, 499, 500, 10_000].map((time) => lineAt(lines, time))).toEqual([-1, 0, 0, 1, 2]);
  expect(lineAt([], 5)).toBe(-1);
});

test('a whole second means the line that is shown with it', () => {
  const lines = [{ startMs: 21_000 }, { startMs: 24_300 }, { startMs: 24_900 }, { startMs: 26_000 }];
  expect([0, 21_000, 23_000, 24_000, 25_000, 26_000].map((time) => placeMeant(lines, time))).toEqual([
    0, 21_000, 23_000, 24_300, 25_000, 26_000,
  ]);
  expect(placeMeant(lines, 24_100)).toBe(24_100);
  expect(placeMeant([], 1_000)).toBe(1_000);
});

test('meetings by their state', () => {
  const meetings = ['queued', 'analysing', 'done', 'failed'].map((status) => ({ status }));
  expect(shownMeetings(meetings, 'work').map(({ status }) => status)).toEqual(['queued', 'analysing']);
  expect(shownMeetings(meetings, 'failed')).toEqual([{ status: 'failed' }]);
  expect(shownMeetings(meetings, 'all')).toBe(meetings);
});

test('the meeting that was held last stands first, whenever it was uploaded', () => {
  const meetings = [
    { recordedAt: '2026-11-02', createdAt: '2026-11-20' },
    { recordedAt: '2026-11-09', createdAt: '2026-11-09' },
    { recordedAt: '2026-11-09', createdAt: '2026-11-10' },
  ];
  expect(latestFirst(meetings)).toEqual(meetings.toReversed());
});

test('what is near is past, or some days ahead', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const is = (moment: string) => isWithinDays(moment, 14, now);
  expect(is('2020-01-01T00:00:00Z')).toBe(true);
  expect(is('2026-12-07T12:00:00Z')).toBe(true);
  expect(is('2026-12-07T12:00:01Z')).toBe(false);
});

test('what nobody understood stands before the line that comes after it, or at the end', () => {
  const lines = [{ startMs: 1000 }, { startMs: 5000 }];
  const gap = (startMs: number) => ({ startMs, endMs: startMs + 500 });
  const found = gapsByLine(lines, [gap(0), gap(2000), gap(3000), gap(9000)]);
  expect([...found]).toEqual([
    [0, [gap(0)]],
    [1, [gap(2000), gap(3000)]],
    [2, [gap(9000)]],
  ]);
});

test('where nothing was recorded stands between the lines around it', () => {
  const lines = [{ startMs: 1000 }, { startMs: 5000 }];
  const missing = (atMs: number) => ({ atMs });
  expect([...missingByLine(lines, [missing(0), missing(1500), missing(5000), missing(9000)])]).toEqual([
    [0, [missing(0)]],
    [1, [missing(1500), missing(5000)]],
    [2, [missing(9000)]],
  ]);
});

test('tasks of a meeting are decided on or not; those of others do not count', () => {
  const task = (audioId: string | null, status: 'on-approval' | 'done') => ({
    origin: audioId === null ? null : { audioId, startMs: 0, quote: '' },
    currentStatus: { status, createdAt: '2026-03-04T10:00:00.000Z' },
  });
  const tasks = [task('a', 'on-approval'), task('a', 'done'), task('a', 'done'), task('b', 'on-approval')];
  expect(tasksFrom([...tasks, task(null, 'on-approval')], 'a')).toEqual({ proposals: 1, approved: 2 });
});
