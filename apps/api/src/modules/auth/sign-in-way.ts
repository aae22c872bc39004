import { isServiceAccount } from '@tavla/shared/contracts/api-access/service-address';
import type { SignInWay } from '@tavla/shared/contracts/sessions';
import type { KnownUser } from './auth.repo';

/**
 * Pure: the one place that says whether somebody may sign in in this way.
 * @returns why not: they are no active person, or their company has switched codes off for them (decision 058)
 */
export function refuseWay(
  person: Pick<KnownUser, 'blocked' | 'codesOff'> & { email: string },
  way: SignInWay,
): 'inactive' | 'codes-off' | undefined {
  if (person.blocked || isServiceAccount(person)) return 'inactive';
  // A passkey would outlive the account at the provider, as a code would.
  return way !== 'provider' && person.codesOff ? 'codes-off' : undefined;
}
