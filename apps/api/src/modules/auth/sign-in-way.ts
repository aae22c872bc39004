import { isServiceAccount } from '@tavla/shared/contracts/api-access/service-address';
import type { KnownUser } from './auth.repo';

/** By a code to their mailbox, or with the provider of their company. */
export type SignInWay = 'code' | 'provider';

/**
 * Pure: the one place that says whether somebody may sign in in this way.
 * @returns why not: they are no active person, or their company has switched codes off for them (decision 058)
 */
export function refuseWay(
  person: Pick<KnownUser, 'blocked' | 'codesOff'> & { email: string },
  way: SignInWay,
): 'inactive' | 'codes-off' | undefined {
  if (person.blocked || isServiceAccount(person)) return 'inactive';
  return way === 'code' && person.codesOff ? 'codes-off' : undefined;
}
