import { expect, test } from 'vitest';
import { splitSentences } from '../sentences';
import { decisionCues } from './decision-cues';

const cueOf = (text: string) =>
  decisionCues(splitSentences([{ id: '0', startMs: 0, endMs: 1, text, speaker: null }]))[0];

test.each([
  'Amendment 12 is therefore not agreed.',
  'The motion has been carried.',
  'I declare the minutes of the last meeting approved.',
  'Are members happy to note those?',
  'This committee stands adjourned until tomorrow.',
  'We propose that the board resolves to meet in private.',
])('a chair says it, and it is decided: %s', (said) => expect(cueOf(said)).toBe(5));

test.each([
  ['We decided to keep the old logo.', 1],
  ["Let's go with the blue one.", 1],
  ['We should decide that next week.', 0],
  ['You lost the motion of the arm.', 0],
  ['I made a note of it.', 0],
])('less is said by "%s"', (said, worth) => expect(cueOf(said)).toBe(worth));
