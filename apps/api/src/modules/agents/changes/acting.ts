import { applySuggestion } from '@tavla/shared/contracts/conversation/suggestions';
import { say } from '@tavla/shared/error-words';
import { requirePair, type SignedIn } from '@/http/access/access';
import { HttpError } from '@/http/errors/errors';
import { type KeptChange, permissionOf } from '@/modules/chat/suggestions/suggestion';

/** The token of a call, which has one. @throws HttpError 401 without */
export function tokenOf({ token }: SignedIn): { id: string; name: string } {
  if (!token) throw new HttpError(401, 'not-signed-in', say('token-not-valid'));
  return token;
}

/** The same permissions as for applying what the assistant suggests. @throws HttpError 403 that names the pair */
export function requireChanges(session: SignedIn, changes: readonly KeptChange[]): void {
  requirePair(session, applySuggestion.access);
  for (const change of changes) requirePair(session, permissionOf(change, 'applied'));
}
