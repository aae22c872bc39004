import type { Audio } from '@tavla/shared/contracts/audios';
import { expect, test } from 'vitest';
import { meetingsInWork } from './meetings-in-work';

function audio(change: Partial<Audio>): Audio {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    name: 'Standup',
    kind: 'recording',
    isTranscribed: false,
    status: 'transcribing',
    progress: 0,
    etaSeconds: null,
    language: 'en',
    durationMs: null,
    sizeBytes: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    recordedAt: '2026-01-01T00:00:00.000Z',
    createdById: null,
    error: null,
    ...change,
  };
}

test('counts what is still to come, with the progress of all together', () => {
  const audios = [
    audio({ progress: 0.5, etaSeconds: 30 }),
    audio({ status: 'queued', etaSeconds: 90 }),
    audio({ status: 'done', progress: 1 }),
    audio({ status: 'failed' }),
  ];
  expect(meetingsInWork(audios)).toEqual({
    count: 2,
    progress: 0.25,
    etaSeconds: 90,
    isWholeEta: true,
    waiting: null,
  });
});

test('tells the time of those of which it is known, and that others may take longer', () => {
  const told = meetingsInWork([audio({ etaSeconds: 30 }), audio({}), audio({ etaSeconds: 2_400 })]);
  expect(told).toMatchObject({ etaSeconds: 2_400, isWholeEta: false });
  expect(meetingsInWork([audio({})])).toMatchObject({ etaSeconds: null, isWholeEta: false });
  expect(meetingsInWork([])).toMatchObject({ count: 0, progress: 0, etaSeconds: null });
});

test('tells what the one waits for that has been tried most often', () => {
  const waiting = (nextTry: number) => ({
    ...{ error: 'The transcription service cannot be reached.', nextTry, tries: 8 },
    ...{ cause: { reason: 'work-speech-silent', params: {} }, nextAt: '2026-01-01T00:00:00.000Z' },
  });
  const audios = [audio({}), audio({ waiting: waiting(2) }), audio({ waiting: waiting(4) })];
  expect(meetingsInWork(audios).waiting).toEqual(waiting(4));
  expect(meetingsInWork([audio({ status: 'failed', waiting: waiting(8) })]).waiting).toBeNull();
});
