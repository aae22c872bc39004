import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';

test.each([
  'Move it to done on Friday',
  'move it to In Progress tomorrow',
  'mark it done on Friday',
  'Move all urgent tasks to done on Friday',
  'Pásalo a Hecho el viernes',
  'Pásala a En curso el lunes',
  'approve it on Friday',
  'apruébala el viernes',
  'reopen it on Monday',
  'close it on Monday',
  'ciérrala el lunes',
  'start it on Monday',
  'tag it urgent on Friday',
  'Assign it to Priya tomorrow',
])('a bare day beside something else is asked about: %s', (wish) => {
  expect(told(wish)).toBe("unclear day '' unsure []");
});

test.each([
  ['Move it to done by Friday', 'ticket: move done, due 2026-11-27'],
  ['move it to done, on Friday', 'ticket: move done, due 2026-11-27'],
  ['approve it, due on Friday', 'ticket: move todo, due 2026-11-27'],
  ['reopen it, due on Monday', 'ticket: move todo, due 2026-11-30'],
  ['it should be done on Friday', 'ticket: due 2026-11-27'],
  ['make it due on Friday', 'ticket: due 2026-11-27'],
  ['move it to Friday', 'ticket: due 2026-11-27'],
])('a day that is said to be the due one is set: %s', (wish, expected) => {
  expect(told(wish)).toBe(expected);
});
