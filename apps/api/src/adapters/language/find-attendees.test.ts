import { expect, test } from 'vitest';
import { findAttendees } from './find-attendees';

const person = (id: string, firstName: string, lastName: string) => ({
  ...{ id, firstName, lastName },
  email: `${id}@acme.test`,
});
const people = [
  person('anna', 'Anna', 'Berg'),
  person('mark', 'Mark', 'Olsson'),
  person('bo1', 'Bo', 'Ek'),
  person('bo2', 'Bo', 'Lind'),
];
const of = (...lines: [speaker: string | null, text: string][]) =>
  findAttendees({
    people,
    segments: lines.map(([speaker, text], id) => ({
      id: `${id}`,
      startMs: id,
      endMs: id + 1,
      speaker,
      text,
    })),
  }).map(({ userId, source }) => `${userId} ${source}`);

test('who speaks was there, and who is named was named; nobody twice', () => {
  expect(of(['Anna Berg', 'I will ask Mark.'], ['ANNA', 'Anna here again, Mark.'])).toEqual([
    'anna spoke',
    'mark named',
  ]);
});

test('a name that several have is nobody, until the whole of it is said', () => {
  expect(of(['Bo', 'That is for Bo.'])).toEqual([]);
  expect(of([null, 'That is for Bo Lind.'])).toEqual(['bo2 named']);
});

test('a word that begins a sentence is no name, unless somebody is addressed', () => {
  expect(of([null, 'Mark the date. mark it well. Will it do? Mark it.'])).toEqual([]);
  expect(of([null, 'Fine. Mark, can you do it?'])).toEqual(['mark named']);
  expect(of([null, 'We asked Mark\u2019s team.'])).toEqual(['mark named']);
});

test('a speaker that is nobody of the company is nobody, and nobody is guessed from what sounds alike', () => {
  expect(of(['Marc', 'Hello, Ana.'], ['Speaker 1', 'x'.repeat(100_000)])).toEqual([]);
});

test('where whole names alone count, a part of one only names whose it may be', () => {
  const lines = ['Anna', 'Olsson', 'lind bo', 'Bo', 'mark@acme.test'].map((speaker, at) => ({
    ...{ id: `${at}`, startMs: at, endMs: at + 1, text: 'Yes.', speaker },
  }));
  const sources = (count: number) =>
    findAttendees({ people, segments: lines.slice(0, count), byWholeName: true }).map(
      ({ userId, source }) => `${userId} ${source}`,
    );
  expect(sources(4)).toEqual(['bo2 spoke', 'anna named', 'mark named']);
  expect(sources(5)).toEqual(['bo2 spoke', 'mark spoke', 'anna named']);
});
