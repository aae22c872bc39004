import { audioMax, transcriptMax } from '@tavla/shared/limits';
import { expect, test } from 'vitest';
import { refusalOf, toLocalTime, unfit } from './meeting-file';

test('a transcript may be smaller than a recording, and neither is empty', () => {
  expect(unfit({ name: 'a.mp3', size: audioMax })).toBeNull();
  expect(unfit({ name: 'a.mp3', size: audioMax + 1 })).toMatchObject({ code: 'file-too-large' });
  expect(unfit({ name: 'a.mp3', size: 0 })).toMatchObject({ code: 'file-too-small' });
  expect(unfit({ name: 'a.VTT', size: transcriptMax })).toBeNull();
  expect(unfit({ name: 'a.VTT', size: transcriptMax + 1 })).toMatchObject({ code: 'file-too-large' });
});

test('what matters most about refused files is said', () => {
  expect(refusalOf(['too-many-files', 'file-too-large', 'file-invalid-type'])).toBe('wrongType');
  expect(refusalOf(['too-many-files', 'file-too-large'])).toBe('tooLarge');
  expect(refusalOf(['file-too-small'])).toBe('empty');
  expect(refusalOf(['too-many-files'])).toBe('tooMany');
});

test('a moment is shown on the clock of the reader', () => {
  const moment = new Date(2026, 0, 5, 7, 3);
  expect(toLocalTime(moment)).toBe('2026-01-05T07:03');
  expect(new Date(toLocalTime(moment))).toEqual(moment);
});
