import { expect, test } from 'vitest';
import type { SlotMatch, SlotReader, Tongue } from '../grammar/match';
import type { RequestContext } from '../request';
import { tokensOf } from '../text/tokens';
import { columnSlot } from './column-slot';
import { daySlot } from './day-slot';
import { peopleOf } from './people';
import { personSlot } from './person-slot';
import type { Reader } from './reader';
import { tagsSlot } from './tag-slot';
import { titlesSlot } from './titles-slot';

const person = (id: string, firstName: string, lastName: string, isActive = true) => ({
  ...{ id, firstName, lastName },
  isActive,
});
const people = [
  person('me', 'Nadia', 'Okafor'),
  person('priya', 'Priya', 'Raman'),
  person('anna', 'Anna', 'de la Cruz'),
  person('marta-l', 'Marta', 'Lind'),
  person('marta-v', 'Marta', 'Vidal'),
  person('owen', 'Owen', 'Price', false),
];

function readerOf(message: string): Reader {
  const context: RequestContext = {
    message,
    language: 'en',
    today: '2026-11-25',
    me: 'me',
    people,
    departments: [],
    tags: ['urgent', 'Front desk'],
    place: 'ticket',
  };
  return { context, tokens: tokensOf(message), people: peopleOf(people), days: new Map() };
}

/** What a slot makes of a whole text: its value, or what is not clear. */
function told(slot: (reader: Reader) => SlotReader, text: string, tongue: Tongue = 'en'): unknown {
  const reader = readerOf(text);
  const ways = slot(reader)(0, tongue).filter(({ end }) => end === reader.tokens.length);
  const [best] = [...ways].sort((a: SlotMatch, b: SlotMatch) => a.cost - b.cost);
  return best?.unclear ? [best.unclear.why, ...best.unclear.candidates] : best?.value;
}

test.each([
  ['Priya', 'priya'],
  ['priya raman', 'priya'],
  ['Marta V', 'marta-v'],
  ['Anna de la Cruz', 'anna'],
  ['me', 'me'],
  ['nobody', null],
  ['Pryia', 'priya'],
  ['Ana', ['unknown']],
  ['Prita', ['unsure', 'priya']],
  ['Marta', ['several', 'marta-l', 'marta-v']],
  ['Owen', ['blocked']],
  ['Fatima', ['unknown']],
  ['Priya or Nadia', ['several', 'priya', 'me']],
  ['the board', undefined],
])('the person %s', (text, expected) => {
  expect(told(personSlot, text)).toEqual(expected);
});

test.each<[string, Tongue, unknown]>([
  ['friday', 'en', '2026-11-27'],
  ['the 8th', 'en', '2026-12-08'],
  ['4 dec', 'en', '2026-12-04'],
  ['2027-01-15', 'en', '2027-01-15'],
  ['13/12', 'en', '2026-12-13'],
  ['4/12', 'en', ['unknown']],
  ['yesterday', 'en', ['unknown']],
  ['4/12', 'es', '2026-12-04'],
  ['31/2', 'es', ['unknown']],
  ['el 15 de diciembre', 'es', '2026-12-15'],
  ['pasado mañana', 'es', '2026-11-27'],
  ['Priya', 'en', undefined],
])('the day %s (%s)', (text, tongue, expected) => {
  expect(told(daySlot, text, tongue)).toEqual(expected);
});

test.each<[string, Tongue, unknown]>([
  ['in-progress', 'en', 'in-progress'],
  ['"To Do"', 'en', 'todo'],
  ['In Porgress', 'en', 'in-progress'],
  ['por hacer', 'es', 'todo'],
  ['backlog', 'en', ['unknown', 'pending', 'todo']],
  ['Friday', 'en', undefined],
])('the column %s (%s)', (text, tongue, expected) => {
  expect(told(columnSlot, text, tongue)).toEqual(expected);
});

test.each([
  ['urgent', ['urgent']],
  ['front desk, urgent', ['Front desk', 'urgent']],
  ['front-desk and urgente', ['Front desk', 'urgent']],
  ['blurry', ['unknown']],
])('the tags %s', (text, expected) => {
  expect(told((reader) => tagsSlot(reader, true), text)).toEqual(expected);
});

test.each([
  ['"a b" and "c"', ['a b', 'c']],
  [': paint, sand and polish', ['paint', 'sand', 'polish']],
  ['\n1. paint it\n2. sand', ['paint it', 'sand']],
  ['design and build', ['design', 'build']],
  ['design and assign it', undefined],
])('the titles %j', (text, expected) => {
  expect(told(titlesSlot, text)).toEqual(expected);
});
