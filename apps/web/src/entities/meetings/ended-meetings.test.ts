import type { Audio } from '@tavla/shared/contracts/audios';
import { expect, test } from 'vitest';
import { endedMeetings, workStates } from './ended-meetings';

const meeting = (id: string, status: Audio['status'], change: Partial<Audio> = {}) =>
  ({ id, status, createdById: 'me', ...change }) as Audio;

test('tells of own meetings that were in work and have ended, once, and of nothing else', () => {
  const before = workStates([
    meeting('ready', 'analysing'),
    meeting('broken', 'transcribing'),
    meeting('cancelled', 'transcribing'),
    meeting('of-another', 'analysing'),
    meeting('going-on', 'transcribing'),
    meeting('old', 'done'),
  ]);
  const now = [
    meeting('ready', 'done'),
    meeting('broken', 'failed'),
    meeting('cancelled', 'failed', { cause: { reason: 'meeting-cancelled', params: {} } }),
    meeting('of-another', 'done', { createdById: 'somebody' }),
    meeting('going-on', 'analysing'),
    meeting('old', 'done'),
    meeting('loaded-later', 'done'),
  ];
  expect(endedMeetings(before, now, 'me').map(({ id }) => id)).toEqual(['ready', 'broken']);
  expect(endedMeetings(workStates(now), now, 'me')).toEqual([]);
});
