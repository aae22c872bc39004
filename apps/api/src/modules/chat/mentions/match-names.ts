import type { MessageMention } from '@tavla/shared/contracts/chat';
import { fullName } from '@tavla/shared/full-name';
import { beginsWithName, namePlaces } from './name-places';

export interface Named {
  id: string;
  firstName: string;
  lastName: string;
}

/**
 * Pure: whom a text mentions, of these people: by the whole name, or by a first name that only one of them has. Of
 * several of one name those who were chosen are meant, in the order in which they were; otherwise nobody is.
 */
export function matchNames(
  text: string,
  people: readonly Named[],
  chosen: readonly string[],
): MessageMention[] {
  const left = [...chosen];
  const choose = (candidates: readonly Named[]): Named | undefined => {
    const [only] = candidates;
    if (candidates.length === 1) return only;
    const isOneOf = (id: string) => candidates.some((person) => person.id === id);
    const id = left.find(isOneOf) ?? chosen.findLast(isOneOf);
    return candidates.find((person) => person.id === id);
  };
  return namePlaces(text).flatMap(({ at, rest }) => {
    const [longest] = people
      .map(fullName)
      .filter((name) => beginsWithName(rest, name))
      .sort((one, other) => other.length - one.length);
    const named = longest
      ? people.filter((person) => fullName(person).toLowerCase() === longest.toLowerCase())
      : people.filter(({ firstName }) => beginsWithName(rest, firstName.trim()));
    const person = choose(named);
    if (!person) return [];
    if (left.includes(person.id)) left.splice(left.indexOf(person.id), 1);
    return [{ userId: person.id, at, length: 1 + (longest ?? person.firstName.trim()).length }];
  });
}
