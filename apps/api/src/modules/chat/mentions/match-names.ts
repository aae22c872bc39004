import type { MessageMention } from '@tavla/shared/contracts/chat';
import { fullName } from '@tavla/shared/full-name';
import { endsName, namePlaces } from './name-places';

export interface Named {
  id: string;
  firstName: string;
  lastName: string;
}

/** The people of one name, by their ids. */
type Namesakes = ReadonlyMap<string, Named>;

/**
 * Pure: whom a text mentions, of these people: by the whole name, or by a first name that only one of them has. Of
 * several of one name those who were chosen are meant, in the order in which they were; otherwise nobody is. What it
 * costs does not grow with places times people: there may be hundreds of one and thousands of the other.
 */
export function matchNames(
  text: string,
  people: readonly Named[],
  chosen: readonly string[],
): MessageMention[] {
  const places = namePlaces(text);
  if (places.length === 0) return [];
  const wholeNames = byName(people, fullName);
  const firstNames = byName(people, ({ firstName }) => firstName.trim());
  const left = [...chosen];
  const choose = (candidates: readonly Namesakes[]): Named | undefined => {
    const [only] = candidates;
    if (candidates.length === 1 && only?.size === 1) return [...only.values()][0];
    const isOneOf = (id: string) => candidates.some((one) => one.has(id));
    const id = left.find(isOneOf) ?? chosen.findLast(isOneOf) ?? '';
    return candidates.flatMap((one) => one.get(id) ?? [])[0];
  };
  return places.flatMap(({ at, rest }) => {
    const [longest] = wholeNames(rest);
    const named = longest ? [longest] : firstNames(rest);
    const person = choose(named.map(({ namesakes }) => namesakes));
    if (!person) return [];
    if (left.includes(person.id)) left.splice(left.indexOf(person.id), 1);
    const { length } = named.find(({ namesakes }) => namesakes.has(person.id)) ?? { length: 0 };
    return [{ userId: person.id, at, length: 1 + length }];
  });
}

/** Answers with which of the people's names a text begins, without regard to case, the longest first. */
function byName(people: readonly Named[], nameOf: (person: Named) => string) {
  const named = new Map<string, Map<string, Named>>();
  const lengths = new Set<number>();
  for (const person of people) {
    const name = nameOf(person);
    const namesakes = named.get(name.toLowerCase()) ?? new Map<string, Named>();
    named.set(name.toLowerCase(), namesakes.set(person.id, person));
    lengths.add(name.length);
  }
  const longestFirst = [...lengths].sort((one, other) => other - one);
  return (text: string): { length: number; namesakes: Namesakes }[] =>
    longestFirst.flatMap((length) => {
      const namesakes = length <= text.length && named.get(text.slice(0, length).toLowerCase());
      return namesakes && endsName(text, length) ? [{ length, namesakes }] : [];
    });
}
