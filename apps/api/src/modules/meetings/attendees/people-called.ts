import { fold } from '@/adapters/language/fold-text';
import type { Person } from '@/adapters/language/language';

const word = /[\p{L}\p{N}]+/gu;

/** What people are called. */
export function namesOf(people: readonly Person[]): string[] {
  return people.flatMap(({ firstName, lastName, email }) => [firstName, lastName, email]);
}

/**
 * Those of a company whom one of these names could mean: who has a word of it in their own, or it as their address. So
 * a few names cost little where there are thousands of people; who else has the name is among them.
 */
export function peopleCalled(names: Iterable<string>, people: readonly Person[]): Person[] {
  const said = new Set<string>();
  const words = new Set<string>();
  for (const name of names) {
    const folded = fold(name.trim());
    said.add(folded);
    for (const [part] of folded.matchAll(word)) words.add(part);
  }
  const isCalled = (name: string) => {
    const folded = fold(name);
    return words.has(folded) || (folded.match(word) ?? []).some((part) => words.has(part));
  };
  return people.filter(
    ({ firstName, lastName, email }) => isCalled(firstName) || isCalled(lastName) || said.has(fold(email)),
  );
}

/** The other way round: whether a name could mean one of these people, who are few. */
export function meansOneOf(people: readonly Person[]): (name: string) => boolean {
  const parts = new Set<string>();
  const whole = new Set<string>();
  for (const { firstName, lastName, email } of people) {
    whole.add(fold(email));
    for (const name of [firstName, lastName].map(fold))
      for (const part of [name, ...(name.match(word) ?? [])]) parts.add(part);
  }
  return (name) => {
    const folded = fold(name.trim());
    return whole.has(folded) || (folded.match(word) ?? []).some((part) => parts.has(part));
  };
}
