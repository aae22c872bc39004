import { fold, words } from './fold-text';
import type { Person } from './language';

/** Who a spoken name means: everyone it could be, and the one when there is exactly one. */
export interface ResolvedPerson {
  ownerId: string | null;
  ownerCandidates: string[];
}

const nobody: ResolvedPerson = { ownerId: null, ownerCandidates: [] };

/**
 * Resolves a name as it was said or recognised. An exact match (e-mail, full name, first name, last name;
 * case and accents do not count) wins. Otherwise a misheard name is accepted only when it is near to exactly
 * one person: short names must be exact, longer ones may differ by one or two letters or sound alike.
 */
export function resolvePerson(spoken: string, people: readonly Person[]): ResolvedPerson {
  const name = plain(spoken);
  if (name === '') return nobody;
  const exact = people.filter(
    (person) => namesOf(person).includes(name) || fold(spoken.trim()) === fold(person.email),
  );
  if (exact.length > 0) return asResolved(exact);
  const near = people.filter((person) => namesOf(person).some((known) => soundsLike(name, known)));
  return asResolved(near);
}

/**
 * Resolves a word that stands where a name must stand ('…, can you …?') and is no name as written. More is
 * forgiven than above, but the nearest person must be clearly nearer than anyone else.
 */
export function resolveAddressee(spoken: string, people: readonly Person[]): ResolvedPerson {
  const strict = resolvePerson(spoken, people);
  if (strict.ownerCandidates.length > 0) return strict;
  const name = phoneticKey(spoken);
  if (name.length < 4) return nobody;
  const ranked = people
    .map((person) => ({ person, likeness: likeness(name, phoneticKey(person.firstName)) }))
    .sort((a, b) => b.likeness - a.likeness);
  const [best, second] = ranked;
  if (!best || best.likeness < 0.65) return nobody;
  if (second && best.likeness - second.likeness < 0.2) return nobody;
  return asResolved([best.person]);
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
