import { expect, it } from 'vitest';
import { findAttendees } from '@/adapters/language/find-attendees';
import type { Person } from '@/adapters/language/language';
import { countTurns } from '@/test/count-turns';
import { findAttendeesInTurns } from './attendees-in-turns';
import { meansOneOf, peopleCalled } from './people-called';

const firstNames = ['Anna', 'Anna-Lena', 'Åsa', 'Mark', 'José María', "D'Arcy", 'Li'];
const lastNames = ['Berg', 'de la Cruz', 'Öberg', 'Mark', 'O’Neill', ''];
const people: Person[] = firstNames.flatMap((firstName, a) =>
  lastNames.map((lastName, b) => ({ id: `${a}-${b}`, firstName, lastName, email: `p${a}.${b}@a.test` })),
);
const line = (speaker: string | null, text = '') => ({ id: '', startMs: 0, endMs: 0, text, speaker });

it.each([
  'anna berg',
  'Berg Anna',
  'Anna-Lena de la Cruz',
  'anna lena DE LA CRUZ',
  'Asa Oberg',
  "Jose Maria O'Neill",
  'D’Arcy',
  'Mark Mark',
  'Mark',
  'Li',
  'p2.3@a.test',
  ' Åsa ',
  'Nobody',
  '',
])('those whom “%s” could mean are found among those who are called so', (name) => {
  const of = (some: readonly Person[]) => findAttendees({ segments: [line(name)], people: some });
  const called = peopleCalled([name], people);
  expect(of(called)).toEqual(of(people));
  expect(called.length).toBeLessThan(people.length / 2);
  // And nobody's name is left out where it is asked whether it is theirs.
  const isMeant = people.map((one) => meansOneOf([one])(name));
  expect(people.filter((_, at) => isMeant[at])).toEqual(called);
});

it('of a long transcript the same are found a few lines at a time', async () => {
  const segments = Array.from({ length: 5_000 }, (_, at) => {
    const name = firstNames[at % firstNames.length] ?? '';
    return line(at % 900 === 0 ? `${name} Berg` : null, `And then ${name} Öberg asked, Mark, again.`);
  });
  const turns = countTurns();
  const found = await findAttendeesInTurns({ segments, people });
  turns.stop();
  const byId = (all: typeof found) => all.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  expect(byId(found)).toEqual(byId(findAttendees({ segments, people })));
  expect(found.map(({ source }) => source)).toContain('spoke');
  expect(turns.count()).toBeGreaterThan(5);
});
