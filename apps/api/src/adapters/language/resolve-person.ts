import { fold, words } from './fold-text';
import type { Person } from './language';

/** Who a spoken name means: everyone it could be, and the one when there is exactly one. */
export interface ResolvedPerson {
  ownerId: string | null;
  ownerCandidates: string[];
}

/** Of more than that nobody chooses from a list. */
export const mostCandidates = 12;
/** A company's people are known for days, and anything may be typed meanwhile. */
const mostRemembered = 2_000;
const nobody: ResolvedPerson = { ownerId: null, ownerCandidates: [] };
/** Characters beyond which no name goes; what is longer is compared with nobody's. */
const longestName = 400;
/** How much of a word is compared by its sound. */
const longestSound = 60;

/** A company's people by how their names are written and nearly written, made once for many questions. */
interface NameIndex {
  /** By full name, first name, last name and e-mail, folded. */
  exact: Map<string, Person[]>;
  /** Made when a name is asked for that is nobody's as it is written. */
  similar(): SimilarNames;
  /** What was asked before: a meeting says few names, and each of them often. */
  answers: {
    /** By those who are called so, of whom there may be thousands. */
    exact: Map<readonly Person[], ResolvedPerson>;
    near: Map<string, ResolvedPerson>;
    addressed: Map<string, ResolvedPerson>;
  };
  /** Names that stand in a meeting as those of its speakers, and their words, folded: none of them is misheard. */
  written: ReadonlySet<string>;
}

interface SimilarNames {
  /** Names by first letter and length: what is near to a word starts alike and is about as long. */
  alike: Map<string, { name: string; person: Person; place: number }[]>;
  /** Made when somebody is addressed by a name that is near to nobody's: the sound of a name costs the most. */
  sounds(): { person: Person; key: string }[];
}

const indexes = new WeakMap<readonly Person[], NameIndex>();

function indexOf(people: readonly Person[]): NameIndex {
  const made = indexes.get(people);
  if (made) return made;
  let similar: SimilarNames | undefined;
  const index: NameIndex = {
    exact: new Map(),
    similar: () => (similar ??= similarNames(people)),
    answers: noAnswers(),
    written: new Set(),
  };
  for (const person of people) {
    for (const name of new Set([...namesOf(person), fold(person.email)])) push(index.exact, name, person);
  }
  indexes.set(people, index);
  return index;
}

const noAnswers = (): NameIndex['answers'] => ({ exact: new Map(), near: new Map(), addressed: new Map() });

/**
 * The same people, for a meeting whose lines say who speaks them. A name that is written there is no misheard one: Lena,
 * who speaks as a guest, is not taken for a colleague whose name is only near to hers. Misheard words are read as ever.
 */
export function peopleBesideSpeakers(
  people: readonly Person[],
  lines: readonly { speaker: string | null }[],
): readonly Person[] {
  const index = indexOf(people);
  const speakers = new Set(lines.flatMap(({ speaker }) => speaker ?? []));
  const names = [...speakers].flatMap((speaker) => [plain(speaker), ...plain(speaker).split(' ')]);
  const others = names.filter((name) => name !== '' && !index.written.has(name));
  if (others.length === 0) return people;
  const beside = [...people];
  const written = new Set([...index.written, ...others]);
  indexes.set(beside, { ...index, answers: noAnswers(), written });
  return beside;
}

function similarNames(people: readonly Person[]): SimilarNames {
  const alike: SimilarNames['alike'] = new Map();
  people.forEach((person, place) => {
    for (const name of new Set(namesOf(person)))
      push(alike, groupOf(name, name.length), { name, person, place });
  });
  let heard: ReturnType<SimilarNames['sounds']> | undefined;
  const sounds = () =>
    (heard ??= people.map((person) => ({
      person,
      key: phoneticKey(person.firstName).slice(0, longestSound),
    })));
  return { alike, sounds };
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

const groupOf = (name: string, length: number) => `${name.charAt(0)}${length}`;

/**
 * Resolves a name as it was said or recognised. An exact match (e-mail, full name, first name, last name;
 * case and accents do not count) wins. Otherwise a misheard name is accepted only when it is near to exactly
 * one person: short names must be exact, longer ones may differ by one or two letters or sound alike. In a meeting whose
 * lines say who speaks, the names of those who do are taken as they are written (`peopleBesideSpeakers`).
 */
export function resolvePerson(spoken: string, people: readonly Person[]): ResolvedPerson {
  if (spoken.length > longestName) return nobody;
  const name = plain(spoken);
  if (name === '') return nobody;
  const { exact, similar, answers, written } = indexOf(people);
  const known = exact.get(name) ?? exact.get(fold(spoken.trim()));
  if (known) return remembered(answers.exact, known, () => asResolved(known));
  if (written.has(name)) return nobody;
  return remembered(answers.near, name, () => {
    const { alike } = similar();
    const near = [-2, -1, 0, 1, 2].flatMap((more) =>
      (alike.get(groupOf(name, name.length + more)) ?? []).filter((one) => soundsLike(name, one.name)),
    );
    return asResolved(near.sort((a, b) => a.place - b.place).map(({ person }) => person));
  });
}

/** The one person whose name or address this is, letter by letter (case and accents aside); null for none or several. */
export function personOfName(written: string, people: readonly Person[]): string | null {
  if (written.length > longestName) return null;
  const { exact } = indexOf(people);
  const found = exact.get(plain(written)) ?? exact.get(fold(written.trim()));
  return found ? asResolved(found).ownerId : null;
}

/** Whether this is the whole name, first and last, or the address of the one whom it names: a part of it others may have. */
export function isWholeName(written: string, people: readonly Person[]): boolean {
  if (written.length > longestName) return false;
  const [name, address] = [plain(written), fold(written.trim())];
  const { exact } = indexOf(people);
  return (exact.get(name) ?? exact.get(address) ?? []).some((person) => {
    const [first, last] = [plain(person.firstName), plain(person.lastName)];
    if (fold(person.email) === address) return true;
    return first !== '' && last !== '' && (name === `${first} ${last}` || name === `${last} ${first}`);
  });
}

/**
 * Resolves a word that stands where a name must stand ('…, can you …?') and is no name as written. More is
 * forgiven than above, but the nearest person must be clearly nearer than anyone else.
 */
export function resolveAddressee(spoken: string, people: readonly Person[]): ResolvedPerson {
  const strict = resolvePerson(spoken, people);
  if (strict.ownerCandidates.length > 0) return strict;
  const name = phoneticKey(spoken.slice(0, longestName));
  if (name.length < 4 || name.length > longestSound) return nobody;
  const { similar, answers, written } = indexOf(people);
  if (written.has(plain(spoken))) return nobody;
  return remembered(answers.addressed, name, () => {
    const ranked = similar()
      .sounds()
      .map(({ person, key }) => ({ person, likeness: likeness(name, key) }))
      .sort((a, b) => b.likeness - a.likeness);
    const [best, second] = ranked;
    if (!best || best.likeness < 0.65) return nobody;
    if (second && best.likeness - second.likeness < 0.2) return nobody;
    return asResolved([best.person]);
  });
}

function remembered<Key, Value>(answers: Map<Key, Value>, question: Key, answer: () => Value): Value {
  const value = answers.get(question) ?? answer();
  if (answers.size >= mostRemembered) answers.clear();
  answers.set(question, value);
  return value;
}

function asResolved(matches: readonly Person[]): ResolvedPerson {
  const ids = [...new Set(matches.map((person) => person.id))];
  const [only] = ids;
  return { ownerId: ids.length === 1 && only !== undefined ? only : null, ownerCandidates: ids };
}

function namesOf(person: Person): string[] {
  const first = plain(person.firstName);
  const last = plain(person.lastName);
  return [first, last, `${first} ${last}`, `${last} ${first}`]
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function plain(text: string): string {
  return words(text)
    .map((word) => word.text)
    .join(' ');
}

function soundsLike(heard: string, known: string): boolean {
  const shorter = Math.min(heard.length, known.length);
  if (shorter < 4 || heard.charAt(0) !== known.charAt(0)) return false;
  const distance = editDistance(heard, known);
  if (distance <= (shorter >= 7 ? 2 : 1)) return true;
  return distance <= 2 && phoneticKey(heard) === phoneticKey(known);
}

function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - editDistance(a, b) / longest;
}

/** Letters that recognisers take for one another become one; doubles and silent h fall away. */
function phoneticKey(text: string): string {
  return plain(text)
    .replace(/ /g, '')
    .replace(/ph/g, 'f')
    .replace(/[cq]h?/g, 'k')
    .replace(/[sz]h?/g, 's')
    .replace(/[vw]/g, 'v')
    .replace(/[iyj]/g, 'i')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** Whether one such change at most makes one word of the other. */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a.charAt(start) === b.charAt(start)) start += 1;
  let end = 0;
  while (end < shorter - start && a.charAt(a.length - 1 - end) === b.charAt(b.length - 1 - end)) end += 1;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (x.length <= 1 && y.length <= 1) return true;
  return x.length === 2 && y.length === 2 && x.charAt(0) === y.charAt(1) && x.charAt(1) === y.charAt(0);
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charAt(i - 1) === b.charAt(j - 1);
      const at = (cells: number[], index: number) => cells[index] ?? Number.POSITIVE_INFINITY;
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1))
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
