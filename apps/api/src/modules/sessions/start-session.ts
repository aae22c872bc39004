import { fullName } from '@tavla/shared/full-name';
import type { Change } from '@/db/events/change';
import type { Client } from './client';
import { newTokens, type SessionTokens } from './session-tokens';
import { insertSession } from './sessions.repo';

/**
 * Signs a person in: a new session with tokens that nobody has seen before, and its audit entry.
 * @param way a code shows that they read their mailbox, a provider does not: grave things ask for a code first then
 */
export async function startSession(
  change: Change,
  user: { id: string; firstName: string; lastName: string },
  client: Client,
  way: 'code' | 'provider' = 'code',
): Promise<SessionTokens> {
  const tokens = newTokens();
  const isConfirmed = way === 'code';
  const id = await insertSession(change.prisma, change.organizationId, user.id, tokens, client, isConfirmed);
  const actor = { id: user.id, name: fullName(user), ...client };
  const details = isConfirmed ? {} : { details: { way } };
  change.audit(actor, { action: 'session.sign-in', targetType: 'session', targetId: id, ...details });
  return tokens;
}
