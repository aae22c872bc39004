import { isSessionExpected } from '@/entities/session/session-hint';
import { paths } from '@/lib/paths';

/**
 * Asks who is signed in, and for what they are about to see, as soon as the code that asks is there. Where nobody
 * is signed in, nothing is asked or loaded. Never rejects: whoever needs the answer asks again.
 */
export async function beginSession(pathname: string): Promise<void> {
  if (!isSessionExpected()) return;
  await import('./first-answers')
    .then(({ askFirst }) => askFirst(pathname === paths.board()))
    .catch(() => undefined);
}
