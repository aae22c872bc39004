import { expect, test } from 'vitest';
import { GivenUp, placeRefusal, Refused, refusalOf } from './refusal';

test('a message stands at its field, and one inside a list at the list', () => {
  const fields = { email: 'In use', 'departmentIds.3': 'No such department', 'departmentIds.4': 'Nor this' };
  expect(placeRefusal({ text: 'Check the fields', fields }, ['email', 'departmentIds'])).toEqual({
    placed: { email: 'In use', departmentIds: 'No such department' },
    text: 'Check the fields',
  });
});

test('what has no field in the form is said all the same, once', () => {
  const fields = { 'place.after': 'No such card', version: 'Too old' };
  expect(placeRefusal({ text: 'Too old', fields }, ['title'])).toEqual({
    placed: {},
    text: 'Too old No such card',
  });
});

test('who gave it up is told nothing, and what was put into words is said', () => {
  expect(refusalOf(new Refused('Taken'))).toEqual({ text: 'Taken', fields: {} });
  expect(refusalOf(new GivenUp())).toBeUndefined();
  expect(refusalOf({ isAxiosError: true, code: 'ERR_NETWORK' })?.text).toBe(
    'The server did not answer. Check your connection and try again.',
  );
  expect(refusalOf(new TypeError('no'))).toEqual({ text: 'Unknown error', fields: {} });
  expect(refusalOf(new TypeError('no'), () => 'As it says')?.text).toBe('As it says');
});
