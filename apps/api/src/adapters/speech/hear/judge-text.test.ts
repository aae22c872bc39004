import { expect, it } from 'vitest';
import { countWords, judgeText } from './judge-text';

const sentence = 'We ship the release on Friday, and Priya writes the notes for it.';

it.each([
  ['an ordinary sentence', sentence, 4_000, 'fits'],
  ['a short word in a short sound', 'Yes.', 700, 'fits'],
  ['what people repeat', 'No, no, no, that is fine.', 2_000, 'fits'],
  ['a phrase that somebody says twice', 'We can do that. We can do that.', 3_000, 'fits'],
  ['a few fast words', 'yes yes okay then bye', 500, 'fits'],
  ['other alphabets and digits', '10 år och 4 månader', 2_000, 'fits'],
  ['a looped word', 'And so so so so so so so', 4_000, 'loops'],
  [
    'a looped phrase',
    'Thank you very much. Thank you very much. thank you, very much. Thank you very much.',
    8_000,
    'loops',
  ],
  ['a loop with the signs of one', 'Yes,, from me, Yes,, from me', 4_000, 'loops'],
  ['a loop in the middle', 'the the the the the the end of it', 4_000, 'loops'],
  [
    'a sentence that fills its time only by being repeated',
    'Yes, from me. Yes, from me. Yes, from me.',
    20_000,
    'loops',
  ],
  [
    'a sentence that somebody says three times',
    'Can you hear me? Can you hear me? Can you hear me?',
    8_000,
    'fits',
  ],
  [
    'a word that is said all the time',
    'Yes. Yes, yes. Then it is settled, I think, yes, yes.',
    20_000,
    'fits',
  ],
  ['more than anybody can say', sentence, 1_000, 'many'],
  ['hardly a word in a long time', 'Well.', 9_000, 'few'],
  ['nothing where somebody spoke', '', 3_000, 'silent'],
  ['signs alone', ' ... – ♪ ', 3_000, 'silent'],
  ['nothing in a cough', '', 800, 'fits'],
] as const)('%s: %j in %i ms %s', (_, text, durationMs, verdict) => {
  expect(judgeText(text, durationMs)).toBe(verdict);
});

it('looks at a long text in a time that grows with it', () => {
  const long = Array.from({ length: 50_000 }, (_, at) => `word${at % 40}`).join(' ');
  expect(judgeText(long, 3_600_000)).toBe('many');
  expect(countWords(long)).toBe(50_000);
});
