import { words } from '../fold-text';
import type { Person, TranscriptSegment } from '../language';
import { mostCandidates, type ResolvedPerson, resolvePerson } from '../resolve-person';

/** Nothing longer is names of people. */
const longestOwner = 400;
/** What stands between several names. */
const between = /[,;/&+]|(?<=\s)(?:and|or|y|e|o|u|och|eller)(?=\s)/iu;
/** Shorter words are near to too many names. */
const leastHeard = 4;

/**
 * Whose something is as an engine claims it: one person, or several of whom it may be any ('Anna and Tom'), as far as
 * they speak in the lines around the quote or are named there. Nobody's, where nobody of them does.
 */
export function ownerOf(
  claimed: string | null,
  passage: readonly TranscriptSegment[],
  people: readonly Person[],
): ResolvedPerson {
  const named = choosable(personsOf((claimed ?? '').slice(0, longestOwner), people));
  if (named.ownerCandidates.length === 0) return named;
  const isThere = presence(passage, people);
  const there = named.ownerCandidates.filter((id) => isThere(id));
  return { ownerId: there.find((id) => id === named.ownerId) ?? null, ownerCandidates: there };
}

/** A first name that hundreds share says no more than none: then those who were there are asked. */
export function choosable(found: ResolvedPerson): ResolvedPerson {
  return found.ownerCandidates.length <= mostCandidates ? found : { ownerId: null, ownerCandidates: [] };
}

function personsOf(claimed: string, people: readonly Person[]): ResolvedPerson {
  const whole = resolvePerson(claimed, people);
  const parts = claimed.split(between).filter((part) => part.trim() !== '');
  if (whole.ownerCandidates.length > 0 || parts.length < 2) return whole;
  const all = parts.flatMap((part) => resolvePerson(part, people).ownerCandidates);
  return { ownerId: null, ownerCandidates: [...new Set(all)] };
}

/** Says of a person whether they speak in some lines, or are named there: as they are written, or nearly so. */
function presence(passage: readonly TranscriptSegment[], people: readonly Person[]): (id: string) => boolean {
  const speaking = new Set(
    passage.flatMap(({ speaker }) =>
      speaker === null ? [] : resolvePerson(speaker, people).ownerCandidates,
    ),
  );
  // A name has a capital, where there are any: 'I will' is nothing of Will's.
  const isCased = passage.some(({ text }) => /\p{Lu}/u.test(text));
  const said = passage.flatMap(({ text }) =>
    words(text).map((word) => ({
      text: word.text,
      mayName: !isCased || /\p{Lu}/u.test(text.slice(word.start, word.start + 1)),
    })),
  );
  const named = [...new Set(said.filter(({ mayName }) => mayName).map(({ text }) => text))];
  const isWritten = (name: string) => {
    const wanted = words(name);
    return (
      wanted.length > 0 &&
      said.some(
        ({ mayName }, at) => mayName && wanted.every(({ text }, step) => said[at + step]?.text === text),
      )
    );
  };
  const isHeard = (id: string) =>
    named.some(
      (word) => word.length >= leastHeard && resolvePerson(word, people).ownerCandidates.includes(id),
    );
  return (id) => {
    const person = people.find((one) => one.id === id);
    if (!person) return false;
    return speaking.has(id) || isWritten(person.firstName) || isWritten(person.lastName) || isHeard(id);
  };
}
