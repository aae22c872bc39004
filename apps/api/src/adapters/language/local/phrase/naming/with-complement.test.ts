import { expect, test } from 'vitest';
import { englishPack } from '@/adapters/language/local/packs/pack-en';
import { splitSentences } from '@/adapters/language/local/sentences';
import { phraseTask } from '../phrase-task';

const titleOf = (text: string) =>
  phraseTask(splitSentences([{ id: '0', startMs: 0, endMs: 1, text, speaker: null }]), 0, englishPack)?.title;

test.each([
  // Which of them.
  [
    "I'll make a list of the windows that we have to paint.",
    'Make a list of the windows that we have to paint',
  ],
  ["I'll print every plan we made so far, uh, today.", 'Print every plan we made'],
  [
    'We will encourage all those neighbours who live in the house.',
    'Encourage all the neighbours who live in the house',
  ],
  [
    'I will look into the lamps that are sold in the market, yes.',
    'Look into the lamps that are sold in the market',
  ],
  [
    'Be sure to note any faults that come up in your um in your report.',
    'Note any faults that come up in the report',
  ],
  // What for, and of what.
  ['You will be sent a bill to check for mistakes following the meeting.', 'Check the bill for mistakes'],
  [
    'Could you draw me a picture of the stairs to put on the cover of the report?',
    'Draw a picture of the stairs to put on the cover of the report',
  ],
  [
    "I'll do a survey about what is available on the market.",
    'Do a survey about what is available on the market',
  ],
  [
    'You are going to make a list of what doors are going to be on the plan.',
    'Make a list of what doors are going to be on the plan',
  ],
  [
    'Could you post some other plans of what people want, so that I can work?',
    'Post some other plans of what people want',
  ],
])('%s', (said, title) => expect(titleOf(said)).toBe(title));

test.each([
  // It goes on with what cannot be read, with another task, with a time, or with somebody who is not named.
  ['I will paint the doors that he.', 'Paint the doors'],
  ['I will paint the doors that she bought.', 'Paint the doors'],
  ['I will paint the doors, that we know.', 'Paint the doors'],
  // Nobody heard where the next sentence begins.
  ['I will paint the doors we should look into the windows', 'Paint the doors'],
  ['I will paint the doors we need to paint the windows', 'Paint the doors'],
  ['I will paint the doors so that we get the deposit back.', 'Paint the doors'],
  ['I will paint the doors on tomorrow, then.', 'Paint the doors'],
  ['I will look at the doors what the neighbours use.', 'Look at the doors'],
])('no more than it can read: %s', (said, title) => expect(titleOf(said)).toBe(title));

test.each([
  // About all of them, where some were meant; and no 'until'.
  ['We will be cutting off members who go beyond where.', undefined],
  ["I'll be working on the roof until it beeps.", 'Work on the roof'],
  ['I guess I will leave the light on.', 'Leave the light on'],
])('no wider than it was said: %s', (said, title) => expect(titleOf(said)).toBe(title));
