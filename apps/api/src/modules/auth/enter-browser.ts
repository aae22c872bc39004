import type { CurrentUser } from '@tavla/shared/contracts/auth';
import type { Call } from '@/http/route';
import { signOut } from '@/modules/sessions/sign-out';
import { setSessionCookies, tokensOf } from './auth-cookies';
import { browserOf, keepDevice } from './codes/sign-in-browser';
import { findCurrentUser } from './current-user';
import type { Verified } from './register-company';

/**
 * Gives a browser the session that has begun, and who it is of. The one that it had before ends: nobody stays signed in
 * behind the new person's back.
 */
export async function enterBrowser(
  { request, reply }: Call,
  { organizationId, userId, sessionId, tokens }: Verified,
): Promise<CurrentUser> {
  const { deps } = request.server;
  const browser = browserOf(request);
  await signOut(deps.db, tokensOf(request), browser.client);
  setSessionCookies(reply, tokens);
  keepDevice(reply, browser, userId);
  return findCurrentUser(deps, organizationId, userId, sessionId);
}
