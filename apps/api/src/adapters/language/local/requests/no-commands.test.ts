import { expect, test } from 'vitest';
import { read, told } from './requests.test-kit';

const unsaid: readonly string[] = [
  "don't move it yet",
  'Please do not assign it to Priya',
  'never close this',
  'no la muevas',
  'no asignes esto a Jonas',
  'Jonas said "assign it to Priya"',
  'Jonas wrote: assign it to Priya',
  'Tomasz told me: move it to done.',
  '"Assign it to Priya and move it to done."',
  '> assign it to Priya',
  'what if we move it to done?',
  'should we assign it to Priya?',
  'Should I move it to In Progress?',
  'I moved it to done',
  'I already assigned it to Priya.',
  'did anyone move this to in progress yesterday?',
  'who assigned it to Priya?',
  'if Jonas is away, assign it to Priya',
  'assign it to Priya if Jonas is away',
  'assign it to Priya unless she is away',
  'Assign it to Priya. Actually, wait.',
  'assign it to Priya, no, leave it',
  'moving it to done would be wrong',
  '¿y si se la asignamos a Priya?',
  'ya la asigné a Priya',
  'asigné la tarea a Priya',
  'Jonas dice que la asigne a Priya',
  'how do I move it to done?',
  'closed it',
  'move it',
  'you should have assigned it to Priya',
  'the assistant would move it to done',
  '',
  '?!',
];

test.each(unsaid)('proposes nothing: %s', (message) => {
  expect(read(message).kind).not.toBe('commands');
});

const unclear: readonly [string, string][] = [
  ['assign it to Ana', "unclear person 'Ana' several [ana-g ana-l]"],
  ['assign it to Fatima', "unclear person 'Fatima' unknown []"],
  ['assign it to Owen', "unclear person 'Owen' blocked []"],
  ['assign it to Prija', "unclear person 'Prija' unsure [priya]"],
  ['tag it blurry', "unclear tag 'blurry' unknown []"],
  ['move it to the backlog', "unclear column 'backlog' unknown [pending todo]"],
  ['due the thirtieth of february', "unclear day 'the thirtieth of february' unknown []"],
];

test.each(unclear)('asks back: %s', (message, expected) => {
  expect(told(message)).toBe(expected);
});

test('without a ticket nobody knows which task is meant', () => {
  expect(told('move it to done', { place: 'board' })).toBe("unclear task 'it' unsaid []");
  expect(told('due Friday', { place: 'meeting' })).toBe("unclear task '' unsaid []");
});
