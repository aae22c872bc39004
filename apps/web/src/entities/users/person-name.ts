import type { Person } from '@tavla/shared/contracts/users';
import { fullName } from '@tavla/shared/full-name';
import { i18n } from '@/i18n/i18n';
import { notYet } from '@/lib/not-yet';

/**
 * Whose names are known: everyone's of the company (`here`), not yet everyone's (`coming`), or no more than one's own,
 * where the role lets nobody else be read (`hidden`).
 */
export type KnownPeople = 'here' | 'coming' | 'hidden';

/** What somebody is called. Nobody is said to have left before everyone is known. */
export function personName(person: Person | undefined, known: KnownPeople): string {
  if (person) return fullName(person);
  if (known === 'coming') return notYet;
  return i18n.t(known === 'hidden' ? 'person.hidden' : 'person.gone');
}
