import { expect, test } from 'vitest';
import { forAll } from '@/entities/meetings/visibility/audience';
import { idle, type RecordAction, recordReducer, type Sound, wouldLose } from './record-state';

const sound: Sound = {
  ...{ file: new File(['x'], 'a.wav'), startedAt: new Date(0), recordingId: 'r', gaps: [] },
  audience: forAll,
};
const after = (...actions: RecordAction[]) => actions.reduce(recordReducer, idle);

const status = {
  milliseconds: 1_500,
  isPaused: false,
  takenBy: null,
  isSilent: false,
  roomMinutes: null,
};

test('a recording goes from the microphone to its language', () => {
  const recording = after({ type: 'start' }, { type: 'started' }, { type: 'status', status });
  expect(recording).toEqual({ stage: 'recording', status });
  expect(recordReducer(recording, { type: 'recorded', sound })).toEqual({ stage: 'language', sound });
});

test('a file goes to its language when the person goes on', () => {
  expect(after({ type: 'choose', sound }, { type: 'continue' })).toEqual({ stage: 'language', sound });
});

test('a file that is dropped while recording does not end the recording', () => {
  expect(after({ type: 'start' }, { type: 'started' }, { type: 'choose', sound }).stage).toBe('recording');
});

test('a late answer of the microphone after a cancel starts nothing', () => {
  expect(after({ type: 'start' }, { type: 'reset' }, { type: 'started' })).toEqual(idle);
});

test('closing asks only when something would be lost', () => {
  expect(wouldLose(idle)).toBe(false);
  expect(wouldLose(after({ type: 'start' }))).toBe(false);
  expect(wouldLose(after({ type: 'start' }, { type: 'started' }))).toBe(true);
  expect(wouldLose(after({ type: 'choose', sound }))).toBe(true);
});
