import { expect, it } from 'vitest';
import { cleanTranscript } from './clean-transcript';

it.each([
  ['keeps what was said', ' We ship on Friday. ', 'We ship on Friday.'],
  ['keeps what people repeat', 'No, no, no, that is fine.', 'No, no, no, that is fine.'],
  ['ends a looped word', 'And so so so so so so so', 'And so'],
  [
    'ends a looped phrase',
    'Thank you very much. Thank you very much. thank you, very much. Thank you very much.',
    'Thank you very much.',
  ],
  ['goes on after a loop', 'the the the the the the end', 'the end'],
  ['finds no words in signs', ' ... – ♪ ', ''],
  ['finds no words in nothing', '', ''],
  ['keeps digits and other alphabets', '10 år', '10 år'],
])('%s', (_, text, cleaned) => {
  expect(cleanTranscript(text)).toBe(cleaned);
});
