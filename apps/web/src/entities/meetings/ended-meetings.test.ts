import type { Audio } from '@tavla/shared/contracts/audios';
import { expect, test } from 'vitest';
import { Kept } from '@/lib/kept';
import { aStorage } from '@/lib/storage.fixture';
import { awaitedNow, endedMeetings, keepAwaited, readAwaited } from './ended-meetings';

const meeting = (id: string, status: Audio['status'], change: Partial<Audio> = {}) =>
  ({ id, status, createdById: 'me', ...change }) as Audio;

const before = [
  meeting('ready', 'analysing'),
  meeting('broken', 'transcribing'),
  meeting('cancelled', 'transcribing'),
  meeting('of-another', 'analysing', { createdById: 'somebody' }),
  meeting('going-on', 'transcribing'),
  meeting('old', 'done'),
];
const now = [
  meeting('ready', 'done'),
  meeting('broken', 'failed'),
  meeting('cancelled', 'failed', { cause: { reason: 'meeting-cancelled', params: {} } }),
  meeting('of-another', 'done', { createdById: 'somebody' }),
  meeting('going-on', 'analysing'),
  meeting('old', 'done'),
  meeting('loaded-later', 'done'),
];
const told = (awaited: ReadonlySet<string>) => endedMeetings(awaited, now, 'me').map(({ id }) => id);

test('tells of own meetings that were in work and have ended, once, and of nothing else', () => {
  expect(told(awaitedNow(before, 'me'))).toEqual(['ready', 'broken']);
  expect(told(awaitedNow(now, 'me'))).toEqual([]);
});

test('what ended while nobody looked is told when somebody does', () => {
  const unseen = awaitedNow(now, 'me', awaitedNow(before, 'me'));
  expect(told(unseen)).toEqual(['ready', 'broken']);
});

test('what is awaited outlives the page, for that person', () => {
  const storage = aStorage();
  const of = (personId: string) => new Kept({ companyId: 'company', personId }, storage);
  keepAwaited(of('me'), awaitedNow(before, 'me'));
  expect(told(readAwaited(of('me')))).toEqual(['ready', 'broken']);
  expect(readAwaited(of('another')).size).toBe(0);
  keepAwaited(of('me'), new Set());
  expect(storage.items.size).toBe(0);
});
