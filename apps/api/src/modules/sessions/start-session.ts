import { fullName } from '@tavla/shared/full-name';
import type { Change } from '@/db/events/change';
import type { Client } from './client';
import { newTokens, type SessionTokens } from './session-tokens';
import { insertSession } from './sessions.repo';

/** Signs a person in: a new session with tokens that nobody has seen before, and its audit entry. */
export async function startSession(
  change: Change,
  user: { id: string; firstName: string; lastName: string },
  client: Client,
): Promise<SessionTokens> {
  const tokens = newTokens();
  const id = await insertSession(change.prisma, change.organizationId, user.id, tokens, client);
  const actor = { id: user.id, name: fullName(user), ...client };
  change.audit(actor, { action: 'session.sign-in', targetType: 'session', targetId: id });
  return tokens;
}
