import { expect, test } from 'vitest';
import { readsWhole } from './reads-whole';

test.each([
  'Paint the cellar door',
  'Send the tenants the bill',
  'Send the tenants a picture of the roof',
  'Follow up on the price of the paint',
  "Copy the plumber's schedules",
  'Design and build a wooden bench',
  'Paint the wall red',
  'Get the painting done',
  'Keep working on the garden',
  'Work together on two specific drawings',
  'Put the ladder back in the shed',
  'Reduce the noise and dust in the hall',
  'Ask Hanna about the look and feel of the hall',
  'Let the tenants know about the date',
  'Find out how much the paint costs',
  'Find out what the tenants want in a garden',
  'Check whether it is possible to heat the attic',
  'Make sure that the pump runs every night',
  'Make a list of all the people in the house',
  'Convert the key files to XML',
  'Read minute forty-one of the recording',
  'Move the meeting to the autumn',
  'Invite the plumber and Anna',
  'Try the multi-band radio',
  'Try the garden restore',
])('whole: %s', (title) => expect(readsWhole(title.split(' '))).toBe(true));

test.each([
  // A noun is missing, or what stands for it is none.
  'Follow up on the separate',
  'Do the same for the new house',
  'Look at the final',
  'Plan the autumn',
  'Follow up on the two overlap',
  'Put some stuff in the cellar',
  // A word is left over.
  'Come up with the ideas Ryan',
  'Work with several neighbours new members of the club',
  'Count thirty minutes individual work',
  'Take a set subset of the drawings',
  'Write in the next letter a nice description',
  'Discuss furthermore with the tenants',
  'Draw the details evening-ish',
  'Follow in the role',
  'Film the tenants restore',
  'Work on the garden roof cellar price',
  'Write a letter or Anna',
  'Take a summaries summary',
  'Call the R',
  // The beginning of a word.
  'Draw the funct',
  'Do an int workshop in the cellar',
  // A preposition, or what it belongs to, is missing.
  'Work the technical drawings',
  'Listen the recording',
  'Put the ladder in',
  'Find a place for',
  'Send the picture of',
  // A clause without its verb, or without its end.
  'Check whether the pump',
  'Find out what the',
  'Make sure that the new pump',
  'Let the tenants know about',
])('torn: %s', (title) => expect(readsWhole(title.split(' '))).toBe(false));
