import type { Audio } from '@tavla/shared/contracts/audios';
import { expect, test } from 'vitest';
import { meetingOfEvent } from './meetings-store';

const told: Omit<Audio, 'recordedAt'> = {
  ...{ id: '00000000-0000-4000-8000-000000000000', name: 'Standup', kind: 'recording', language: 'en' },
  ...{ isTranscribed: false, status: 'queued', progress: 0, etaSeconds: null, error: null },
  ...{ durationMs: null, sizeBytes: 1, createdAt: '2026-01-05T10:00:00.000Z', createdById: null },
};

test('an event says when its meeting was held; one from before events did, when it was uploaded', () => {
  const recordedAt = '2026-01-01T10:00:00.000Z';
  expect(meetingOfEvent({ ...told, recordedAt })?.recordedAt).toBe(recordedAt);
  expect(meetingOfEvent(told)?.recordedAt).toBe(told.createdAt);
});

test('what is no meeting is none', () => {
  expect([null, { id: told.id }].map(meetingOfEvent)).toEqual([undefined, undefined]);
});
