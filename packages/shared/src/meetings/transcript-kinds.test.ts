import { expect, test } from 'vitest';
import { isNamedTranscript } from './transcript-kinds';

test('a transcript is known by its name before it is here', () => {
  expect(['a.VTT', 'b.srt', 'c.json ', 'd.vtt.mp3', 'vtt'].map(isNamedTranscript)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
