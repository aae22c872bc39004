import type { SignInWays } from '@tavla/shared/contracts/single-sign-on/sign-in';
import type { Database } from '@/db/database';
import { isUsable, selectByDomain, type UsableProvider } from '../provider.repo';

/** The provider of the company that has proved the domain of an address; undefined when there is none. */
export async function findProvider(db: Database, email: string): Promise<UsableProvider | undefined> {
  const row = await selectByDomain(db, email.slice(email.lastIndexOf('@') + 1));
  return isUsable(row) ? row : undefined;
}

/** How addresses at the domain of this one sign in. It asks for no person, so it says nothing of any. */
export async function findWays(db: Database, email: string): Promise<SignInWays> {
  const provider = await findProvider(db, email);
  if (!provider) return { provider: null, codes: true };
  return { provider: new URL(provider.issuer).host, codes: !provider.codesOff };
}
