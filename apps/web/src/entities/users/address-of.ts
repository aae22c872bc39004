import { isServiceAccount } from '@tavla/shared/contracts/api-access/service-address';
import type { Person } from '@tavla/shared/contracts/users';
import { i18n } from '@/i18n/i18n';

/** The address of somebody, or that they are a program, which has none. */
export function addressOf(person: Pick<Person, 'email'>): string {
  return isServiceAccount(person) ? i18n.t('person.service') : person.email;
}
