import { expect, test } from 'vitest';
import { isWholeTitle, wholeStart } from './is-whole-title';

test.each([
  'Send the invoice',
  'Email Hanna',
  'Check if the pump is loud',
  'Rewire the cellar',
  'Check whether the pump can take the pressure',
  'Make sure that the backup runs every night',
  'Write to the Minister about the deadline',
  'Take the notes and do the minutes',
  'Put the posters in the hall',
  'Follow up on the price of the paint',
  'Be responsible for the catering',
  'Ask the plumber about the boiler',
  'Do some research on the boiler',
  'Paint the wall red',
  'Reduce the price to two thousand',
  'Find out who is on the roof',
  'Tell the tenants that the lift is broken',
  'Update the website',
  'Send the tenants the bill',
  'Give a talk on the boiler',
  'Start with the cellar',
])('whole: %s', (title) => expect(isWholeTitle(title.split(' '))).toBe(true));

test.each([
  // Only begun.
  'Check every pump y',
  // No order.
  'Program is available everywhere',
  'Report was in the paper',
  'List goes on the door',
  'Painting the door',
  // No object, or one that tells nothing.
  'Finish up real',
  'Do some research',
  'Do a better job',
  'Find out sooner',
  'Start digging',
  'Meet in five minutes',
  'Have the next meeting',
  'Think about accomplishing',
  'Get everything ready',
  // Somebody, or something, that only those who were there know.
  'Sell whatever you paint',
  'Tell Hanna that you want the paint',
  'Write that one in the book',
  'Figure that out in the cellar',
  // Torn.
  'Get the the paint',
  'Put the poster on the in the hall',
  'Extend the contract to',
  'Reach the reach',
  'Ask the interf interface group about the paint',
  'Go back the managers',
  'Submit to the board',
  'Put the poster',
  'Sketch the details if everyone is around',
  'Call the plumber because the pump is loud',
  'Remind the plumber',
  'Report the plumber is painting the door',
  'Inform the hon member of the price',
  // A part is missing.
  'Write a letter that will tell',
  'Print a poster that is',
  'Work on with the neighbours',
  'Do want',
  'Paint on the small brown',
  'Buy the new',
  'Open up with the boiler',
  'Begin with forty thousand',
  'Send out to the tenants with pictures',
  'Give with the key',
  'Bring a copy',
  'Send a note',
  'Update the committee',
  'Check in the cellar',
  'Double check',
  'Think useful for the tenants',
  'Get some insight',
  // Done to somebody.
  'Receive a bill',
])('torn: %s', (title) => expect(isWholeTitle(title.split(' '))).toBe(false));

test.each([
  ['Paint the door and the', 'Paint the door'],
  ['Paint the door in the funct', 'Paint the door'],
  ['Paint the door and mend stuff', 'Paint the door'],
  // 'various age' is no thing; what is joined to it ends it.
  ['Show the plans to people from various age and socio groups', 'Show the plans to people'],
  ['Paint the', null],
])('%s is whole up to: %s', (title, start) =>
  expect(wholeStart(title.split(' '))?.join(' ') ?? null).toBe(start),
);

test('sixteen words are short enough, seventeen are not', () => {
  const title = 'Compare the pump with the new pump and write down what both of the pumps cost'.split(' ');
  expect(title).toHaveLength(16);
  expect(isWholeTitle(title)).toBe(true);
  expect(isWholeTitle([...title, 'today'])).toBe(false);
});
