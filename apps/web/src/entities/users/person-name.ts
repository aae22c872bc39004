import type { Person } from '@tavla/shared/contracts/users';
import { fullName } from '@tavla/shared/full-name';
import { i18n } from '@/i18n/i18n';
import { notYet } from '@/lib/not-yet';

/** What somebody is called. Until everyone has come it is not known, and nobody is said to have left. */
export function personName(person: Person | undefined, isEveryoneHere: boolean): string {
  if (person) return fullName(person);
  return isEveryoneHere ? i18n.t('person.gone') : notYet;
}
