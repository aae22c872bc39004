import type { Person } from '@/adapters/language/language';
import { resolvePerson } from '@/adapters/language/resolve-person';

/** 'Anna and I', 'Anna, Tom and I' */
const withSpeaker = /(?<!\p{L})((?:\p{Lu}\p{L}+,? ){1,6})(?:and|y) (?:I|yo)(?!\p{L})/u;
/** 'Anna and Tom, you two', 'Anna, Tom and Ben, you all' */
const called =
  /(?<!\p{L})((?:\p{Lu}\p{L}+,? ){1,6}(?:and|y) \p{Lu}\p{L}+),? you (?:two|three|both|all|guys)(?!\p{L})/u;
const names = /\p{Lu}\p{L}+/gu;

/** Ids of those whose names stand in a few words, each once; of a name that several have, nobody's. */
export function namedIn(words: string, people: readonly Person[]): string[] {
  const ids = [...words.matchAll(names)].flatMap(([name]) => resolvePerson(name, people).ownerId ?? []);
  return [...new Set(ids)];
}

/** Those whom a sentence names beside its speaker, and the speaker, where both are known; else nobody. */
export function besideSpeaker(text: string, speaker: string | null, people: readonly Person[]): string[] {
  const others = namedIn(withSpeaker.exec(text)?.[1] ?? '', people);
  return speaker === null || others.length === 0 ? [] : [...new Set([...others, speaker])];
}

/** Those whom a sentence calls by name to do something together; nobody where it names fewer than two. */
export function calledTogether(text: string, people: readonly Person[]): string[] {
  const ids = namedIn(called.exec(text)?.[1] ?? '', people);
  return ids.length > 1 ? ids : [];
}
