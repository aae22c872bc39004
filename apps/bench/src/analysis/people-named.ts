import type { Person } from '../../../api/src/adapters/language/language';

/** A company of everyone who speaks, each once; a person's id is the full name. */
export function peopleNamed(speakers: readonly string[]): Person[] {
  return [...new Set(speakers)].map((name) => {
    const [firstName = '', ...rest] = name.split(' ');
    return {
      id: name,
      firstName,
      lastName: rest.join(' '),
      email: `${name.replace(/\W+/g, '.')}@tavla.test`,
    };
  });
}
