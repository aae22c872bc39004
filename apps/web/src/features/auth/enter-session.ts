import { may } from '@tavla/shared/permissions';
import { askMe } from '@/entities/me/use-me';
import { expectSession } from '@/entities/session/session-hint';
import { paths } from '@/lib/paths';
import { forgetAskedCode } from '@/lib/sign-in/asked-code';

/**
 * Reads who is signed in now.
 * @returns the page to go on to: the portal for whoever may read it, the board for everyone else
 * @throws when nobody is
 */
export async function enterSession(): Promise<string> {
  expectSession();
  const current = await askMe();
  if (!current) throw new Error('The session did not hold: the browser kept no cookie');
  // Now, and not with the code of what a signed-in window needs, which may come after they have left again.
  forgetAskedCode();
  return may(current.permissions, 'read', 'admin') ? paths.admin() : paths.board();
}
