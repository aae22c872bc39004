import type { NamedPerson } from '../formats/neutral';

/** Somebody of the company, as far as an import looks at them. */
export interface KnownPerson {
  id: string;
  email: string;
  name: string;
  blocked: boolean;
}

/** Finds who is meant: by address, or by a full name that exactly one person has. Whoever is inactive gets no task. */
export function personFinder(
  people: readonly KnownPerson[],
): (wanted: NamedPerson) => KnownPerson | undefined {
  const active = people.filter(({ blocked }) => !blocked);
  const byEmail = new Map(active.map((person) => [person.email, person]));
  const byName = new Map<string, KnownPerson | null>();
  for (const person of active) {
    const key = nameKey(person.name);
    byName.set(key, byName.has(key) ? null : person);
  }
  return ({ name, email }) =>
    email === null ? (byName.get(nameKey(name)) ?? undefined) : byEmail.get(email.trim().toLowerCase());
}

const nameKey = (name: string) => name.trim().replaceAll(/\s+/g, ' ').normalize('NFC').toLowerCase();
