import { expect, test } from 'vitest';
import { resolveAddressee, resolvePerson } from './resolve-person';

const people = [
  ['ada', 'Ada', 'Lindqvist'],
  ['marcus', 'Marcus', 'Webb'],
  ['priya', 'Priya', 'Raman'],
  ['lucia', 'Lucía', 'Vega'],
  ['elena', 'Elena', 'Torres'],
  ['anna-b', 'Anna', 'Berg'],
  ['anna-k', 'Anna', 'Karlsson'],
].map(([id = '', firstName = '', lastName = '']) => ({ id, firstName, lastName, email: `${id}@tavla.test` }));

test.each([
  ['Marcus', 'marcus'],
  ['lucia', 'lucia'],
  ['ELENA TORRES', 'elena'],
  ['Torres', 'elena'],
  ['Anna Berg', 'anna-b'],
  ['anna-k@tavla.test', 'anna-k'],
  ['Markus', 'marcus'],
  ['Prya', 'priya'],
  ['Helena', null],
  ['Adam', null],
  ['Bob', null],
  ['', null],
])('%s', (spoken, expected) => expect(resolvePerson(spoken, people).ownerId).toBe(expected));

test('a name that two people have is nobody, with both as candidates', () => {
  expect(resolvePerson('Anna', people)).toEqual({ ownerId: null, ownerCandidates: ['anna-b', 'anna-k'] });
});

test('where a name must stand, more is forgiven, but not everything', () => {
  expect(resolveAddressee('El Enoch', people).ownerId).toBe('elena');
  expect(resolveAddressee('Everyone', people).ownerId).toBeNull();
  expect(resolveAddressee('Okay', people).ownerId).toBeNull();
});
