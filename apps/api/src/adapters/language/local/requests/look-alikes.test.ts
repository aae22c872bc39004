import { expect, test } from 'vitest';
import { told } from './requests.test-kit';

const tags = ['IT', 'me', 'Next', 'urgent'];
const oven = '⟦Service the oven⟧';

/** A tag may be called like a word that means something else wherever it stands. */
test.each([
  ['set it to done', 'ticket: move done'],
  ['hand it to Tomasz and make it due 4 December', 'ticket: assign tomasz, due 2026-12-04'],
  ['it is urgent, give it to Priya', 'ticket: assign priya'],
  ['give it to me and make it due next Friday', 'ticket: assign nadia, due 2026-12-04'],
  ['tag it IT', 'ticket: tag +IT'],
  ['add the tag it', 'ticket: tag +IT'],
])('with a tag called “IT”: %s', (message, expected) => {
  expect(told(message, { tags })).toBe(expected);
});

/** The sign before the s is left out, or the name ends with one. */
test.each([
  ['set tomaszs overdue tasks to this friday', /tomasz.*: due 2026-11-27$/],
  ['move priyas overdue tasks to pending', /priya.*: move pending$/],
  ["move Priya's overdue tasks to pending", /priya.*: move pending$/],
])('whose tasks: %s', (message, expected) => {
  expect(told(message)).toMatch(expected);
});

test.each([
  [`${oven} is already done`, /move done/],
  ['this is now finished', /move done/],
  ['esto ya está hecho', /move done/],
  ['esta ya está terminada', /move done/],
  ['is this already done?', /^(?!.*move)/],
  ['¿esto ya está hecho?', /^(?!.*move)/],
  ['ya está hecho el café', /^(?!.*move)/],
])('what is done by now: %s', (message, expected) => {
  expect(told(message)).toMatch(expected);
});

/** What somebody is busy with says why, and asks for nothing. */
test.each([
  [`Put it back to To do, Tomasz is busy with ${oven} this week`, 'ticket: move todo'],
  [`give it to Priya, Jonas is tied up with ${oven} until Friday`, 'ticket: assign priya'],
  ['pass it to Priya, Jonas is flat out on the move this week', 'ticket: assign priya'],
  [`pásala a Priya, Jonas está liado con ${oven} esta semana`, 'ticket: assign priya'],
  ['devuélvela a por hacer, Jonas anda muy ocupado con la mudanza', 'ticket: move todo'],
])('somebody is busy: %s', (message, expected) => {
  expect(told(message)).toBe(expected);
});

test.each([
  [
    "Make a separate task called 'Ask for a price' and give it to Priya",
    /^create 'Ask for a price' priya$|create 'Ask for a price'.*priya/,
  ],
  ['This one is finished', /move done/],
])('said in other words: %s', (message, expected) => {
  expect(told(message)).toMatch(expected);
});
