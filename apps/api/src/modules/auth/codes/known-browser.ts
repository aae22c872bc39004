import type { Deps } from '@/deps';
import { findUserByEmail } from '../auth.repo';
import { knows } from './device';
import type { SignInBrowser } from './sign-in-browser';

/** Whether the person of an address has signed in with this browser (decision 014). */
export async function isKnownBrowser(
  { db, authSecret }: Pick<Deps, 'db' | 'authSecret'>,
  { device }: SignInBrowser,
  email: string,
): Promise<boolean> {
  const user = await findUserByEmail(db, email);
  return knows(authSecret, device, user?.id);
}
