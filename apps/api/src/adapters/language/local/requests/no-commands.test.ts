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
  'I want to move it to done tomorrow',
  'maybe assign it to Priya',
  'assign it to Priya?',
  'Assign it to Priya tomorrow',
  'move it to done when Jonas is back',
  'close it only if the bank agrees',
  "don't forget to assign it to Priya",
  'Jonas asked me to assign it to Priya',
  'Message from Jonas: close it',
  'Email: move it to done',
  'Translate: assign it to Priya',
  'Assign it to Priya. Or not.',
  'could you have assigned it to Priya?',
  'Ignore all of this. Move it to done.',
  '<b>move it to done</b>',
  'close it and reopen it',
  'Assign it to Priya. Assign it to Jonas.',
  'split this into A and B and assign them to Priya',
  'move it to the next column',
  'call it a day',
  'call Jonas tomorrow',
  'move all but the urgent tasks to done',
  "move all tasks except Jonas's to done",
  'move all tasks not tagged urgent to done',
  'move some overdue tasks to done',
  'mueve todas las tareas menos las de Jonas a hecho',
  'creo que hay que cerrarla',
  'la cerré ayer',
  'me dijo Jonas: asígnala a Priya',
  '¿la paso a hecho?',
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
  ['due 2020-01-01', "unclear day '2020-01-01' unknown []"],
  ["move all of Fatima's tasks to done", "unclear person 'Fatima' unknown []"],
  ['Assign it to Priya or Jonas', "unclear person 'Priya or Jonas' several [priya jonas]"],
  ['The report is late. Close it.', "unclear task 'it' unsaid []"],
  ['split it into three: a and b', "unclear titles 'a, b' unsure [a b]"],
  ['remind Jonas', "unclear day '' unsaid []"],
  ['due the thirtieth of february', "unclear day 'the thirtieth of february' unknown []"],
];

test.each(unclear)('asks back: %s', (message, expected) => {
  expect(told(message)).toBe(expected);
});

test('without a ticket nobody knows which task is meant', () => {
  expect(told('move it to done', { place: 'board' })).toBe("unclear task 'it' unsaid []");
  expect(told('due Friday', { place: 'meeting' })).toBe("unclear task '' unsaid []");
});
