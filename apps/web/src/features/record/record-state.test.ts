import { expect, test } from 'vitest';
import { idle, type RecordAction, recordReducer, type Sound, wouldLose } from './record-state';

const sound: Sound = { file: new File(['x'], 'a.wav'), startedAt: new Date(0), recordingId: 'r' };
const after = (...actions: RecordAction[]) => actions.reduce(recordReducer, idle);

test('a recording goes from the microphone to the language to the upload', () => {
  const state = after(
    { type: 'start' },
    { type: 'started' },
    { type: 'time', milliseconds: 1_500 },
    { type: 'recorded', sound },
    { type: 'upload' },
    { type: 'progress', sentBytes: 7 },
  );
  expect(state).toEqual({ stage: 'uploading', sound, sentBytes: 7, isWaiting: false });
});

test('a refused upload keeps the recording', () => {
  const state = after(
    { type: 'choose', sound },
    { type: 'continue' },
    { type: 'upload' },
    { type: 'refused' },
  );
  expect(state).toEqual({ stage: 'language', sound });
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
