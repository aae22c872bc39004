import { fold } from '@/adapters/language/fold-text';
import { isOneEditApart, resolvePerson } from '@/adapters/language/resolve-person';
import { translationsOf } from '@/adapters/language/translations/word-pairs';
import type { RequestContext } from '../request';
import { columnNames } from './column-slot';

type Human = RequestContext['people'][number];

/** A company's people by their names, made once a message. */
export interface People {
  /** Everybody whose name this is: the first, the last, both, or the first with the last one's initial. Folded. */
  called(name: string): readonly Human[];
  /** Active people whose name this is but for two letters that changed places or one that was doubled. Folded. */
  slips(name: string): readonly Human[];
  /** Ids of active people whose name is near to what was typed. */
  near(words: string): string[];
}

const plain = (name: string) => fold(name).replace(/[-']/g, ' ').replace(/ +/g, ' ').trim();

const made = new WeakMap<readonly Human[], People>();

/** Words of the board, whoever is called so: who names themselves 'Done' is not given what is to be moved to Done. */
const boardWords = new Set([
  ...columnNames,
  ...'overdue late due unassigned nobody none everybody everyone everything anything task tasks board'.split(
    ' ',
  ),
  ...'vencida vencidas atrasada atrasadas nadie ninguno ninguna todos todas todo tarea tareas tablero'.split(
    ' ',
  ),
]);

export function peopleOf(people: readonly Human[]): People {
  const before = made.get(people);
  if (before) return before;
  const active = people.filter(({ isActive }) => isActive).map((person) => ({ ...person, email: '' }));
  const names = new Map<string, Human[]>();
  for (const person of people) {
    const [first, last] = [plain(person.firstName), plain(person.lastName)];
    const initial = last === '' ? '' : `${first} ${last.charAt(0)}`;
    for (const name of new Set([first, last, `${first} ${last}`.trim(), initial]))
      if (!boardWords.has(name)) push(names, name, person);
  }
  for (const person of active) for (const name of titlesOf(person)) push(names, name, person);
  // Most messages hold no slip.
  let slips: Map<string, Human[]> | null = null;
  const found: People = {
    called: (name) =>
      names.get(plain(name)) ??
      names.get(plain(name).replace(/^(?:la|el|don|dona|mr|mrs|ms) (?=\p{L})/u, '')) ??
      [],
    slips: (name) => {
      slips ??= slipsOf(active);
      const known = slips;
      const alike = slipKeys(plain(name)).flatMap((key) => known.get(key) ?? []);
      return [...new Set(alike)].filter((person) => isSlip(plain(name), person));
    },
    near: (words) => resolvePerson(words, active).ownerCandidates,
  };
  made.set(people, found);
  return found;
}

const articles = 'the our el la nuestro nuestra los las nuestros nuestras'.split(' ');

/** 'The captain', 'los contables', 'head of operations': by the position, with an article where it is one word. */
function titlesOf({ position }: Human): string[] {
  const name = plain(position ?? '');
  if (name === '') return [];
  const one = [name, ...translationsOf(name)];
  const all = one.flatMap((word) => [word, `${word}s`, `${word}es`]);
  const isLong = name.includes(' ');
  return [
    ...all.flatMap((word) => articles.map((article) => `${article} ${word}`)),
    ...(isLong ? [name] : []),
  ];
}

function slipsOf(people: readonly Human[]): Map<string, Human[]> {
  const found = new Map<string, Human[]>();
  for (const person of people) {
    const first = plain(person.firstName);
    for (const name of new Set([first, `${first} ${plain(person.lastName)}`]))
      for (const key of slipKeys(name)) push(found, key, person);
  }
  return found;
}

/** What a name shares with its slips: its letters in any order, and every letter once in a row. */
function slipKeys(name: string): string[] {
  if (name.length < 4 || name.length > 60) return [];
  return [[...name].sort().join(''), `=${name.replace(/(.)\1+/g, '$1')}`];
}

/** Whether two names that share a key differ by such a slip. */
function isSlip(name: string, { firstName, lastName }: Human): boolean {
  const single = (text: string) => text.replace(/(.)\1+/g, '$1');
  const first = plain(firstName);
  return [first, `${first} ${plain(lastName)}`].some(
    (known) => isOneEditApart(name, known) || single(name) === single(known),
  );
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  if (key === '') return;
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
