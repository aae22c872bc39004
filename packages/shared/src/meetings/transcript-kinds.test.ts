import { expect, test } from 'vitest';
import { isNamedTranscript } from './transcript-kinds';

test('a transcript is known by its name before it is here', () => {
  const are = ['a.VTT', 'b.srt', 'c.json ', 'd.docx', 'e.txt'];
  const areNot = ['d.vtt.mp3', 'vtt', 'e.doc'];
  expect(are.map(isNamedTranscript)).toEqual(are.map(() => true));
  expect(areNot.map(isNamedTranscript)).toEqual(areNot.map(() => false));
});
