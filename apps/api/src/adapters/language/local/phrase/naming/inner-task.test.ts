import { expect, test } from 'vitest';
import { spokenWords } from '../words/spoken-words';
import { committedAt, innerTask } from './inner-task';

/** Behind the first 'will', or behind what commits to it. */
const inside = (said: string) => {
  const words = spokenWords(said);
  const committed = committedAt(words);
  return innerTask(words, committed < 0 ? words.findIndex(({ low }) => low === 'will') + 1 : committed);
};

test.each([
  ['I will sit with them to find a cheaper boiler.', 'Find a cheaper boiler'],
  ['We will spend another day trying to improve things by using a softer paint.', 'Use a softer paint'],
  ['I will have time to repair the gutter.', 'Repair the gutter'],
  ['We are very committed to opening the garden to the public.', 'Open the garden to the public'],
  ['We look forward to publishing the plans of the house.', 'Publish the plans of the house'],
])('%s', (said, title) => expect(inside(said)).toBe(title));

test.each([
  // Not what for: a reason, another sentence, how sure it is, or nothing whole.
  ['I will stay because we have to paint the door.'],
  ['I will stay, and they want to paint the door.'],
  ['You will be able to paint the door.'],
  ['I will go there to look at it.'],
])('nothing: %s', (said) => expect(inside(said)).toBeNull());
