import { describe, expect, test } from 'vitest';
import type { MeetingLanguage } from '../language';
import { findDueDate, recordingDay } from './find-due-date';

/** Read on Tuesday, 24 February 2026. */
function due(sentence: string, language: MeetingLanguage = 'en', on = '2026-02-24T09:30:00Z', before = '') {
  const said = recordingDay(on, 'Europe/Madrid');
  const found = findDueDate(sentence, language, said, before);
  return found && [found.date.year, found.date.month, found.date.day].join('-');
}

describe('English', () => {
  test.each([
    ['share the numbers by Friday', '2026-2-27'],
    ['not on Monday, but by Friday', '2026-2-27'],
    ['by the third of March', '2026-3-3'],
    ['by Tuesday, then', '2026-3-3'],
    ['I want that settled by next Monday', '2026-3-2'],
    ['write the notes before the end of the month', '2026-2-28'],
    ['before the end of May', '2026-5-31'],
    ['the board review on March third', '2026-3-3'],
    ['by March 3rd', '2026-3-3'],
    ['on the eighteenth of June', '2026-6-18'],
    ['the twenty-first of January', '2027-1-21'],
    ['by tomorrow evening', '2026-2-25'],
    ['the day after tomorrow', '2026-2-26'],
    ['call them to-morrow', '2026-2-25'],
    ['within a week', '2026-3-3'],
    ['in two weeks', '2026-3-10'],
    ['by the end of the week', '2026-2-27'],
    ['before August', '2026-7-31'],
    ['by the 15th', '2026-3-15'],
    ['before Christmas', '2026-12-24'],
    ['today or tomorrow, by Thursday at the latest', '2026-2-26'],
    ['book the room for the week of the fourth of May, settled by Monday', '2026-3-2'],
    ['due on 2026-04-01', '2026-4-1'],
    // What is taken back is not meant.
    ['by Thursday, no wait, by Friday', '2026-2-27'],
    ['by Thursday. Sorry, I mean Friday', '2026-2-27'],
    ['by Thursday, actually make it Friday', '2026-2-27'],
    ['by Thursday and the actual draft on Friday', '2026-2-26'],
  ])('%s', (sentence, expected) => expect(due(sentence)).toBe(expected));

  test.each([
    'I checked it last Friday',
    'we met yesterday',
    'every Monday',
    'it may be late',
    'for two days',
    'before the third stage',
    'not next week, some other time',
    "at Thursday 's meeting",
    'after the meeting',
    'at the next meeting',
    'in a couple of sessions',
  ])('no due date: %s', (sentence) => expect(due(sentence)).toBeNull());

  test('"that day" is the day that was named before', () => {
    expect(due('I will send it that day', 'en', '2026-05-06T08:00:00Z', 'He wants it on May 20th.')).toBe(
      '2026-5-20',
    );
  });
});

describe('Spanish', () => {
  test.each([
    ['antes del viernes', '2026-2-27'],
    ['para el lunes que viene', '2026-3-2'],
    ['el veinte de marzo', '2026-3-20'],
    ['antes del quince de septiembre', '2026-9-15'],
    ['antes del 15', '2026-3-15'],
    ['antes de fin de mes', '2026-2-28'],
    ['mañana por la mañana', '2026-2-25'],
    ['pasado mañana', '2026-2-26'],
    ['esta semana, antes del domingo', '2026-3-1'],
    ['antes de agosto', '2026-7-31'],
    ['antes de Navidad', '2026-12-24'],
    ['dentro de una semana', '2026-3-3'],
    ['el miércoles', '2026-2-25'],
  ])('%s', (sentence, expected) => expect(due(sentence, 'es')).toBe(expected));

  test.each(['el jueves pasado', 'ayer por la mañana', 'todos los lunes', 'el año pasado'])(
    'no due date: %s',
    (sentence) => expect(due(sentence, 'es')).toBeNull(),
  );
});

test.each([
  ['Europe/Madrid', 29],
  ['America/Los_Angeles', 28],
  ['Pacific/Auckland', 29],
])('the day is counted on the clocks of the recording: %s', (timeZone, day) =>
  // The clocks of Madrid go forward that night.
  expect(recordingDay('2026-03-28T23:30:00Z', timeZone)).toEqual({ year: 2026, month: 3, day }),
);
