import type { SignInWay } from '@tavla/shared/contracts/sessions';
import { fullName } from '@tavla/shared/full-name';
import type { Change } from '@/db/events/change';
import type { Client } from './client';
import { newTokens, type SessionTokens } from './session-tokens';
import { insertSession } from './sessions.repo';

/**
 * How somebody showed who they are. A code shows that they read their mailbox and a passkey that it is them; a provider
 * does not: grave things ask for one of the two first then.
 */
export interface Beginning {
  way: SignInWay;
  /** Which one it was, of a passkey. */
  passkey?: { id: string; name: string };
}

/** Signs a person in: a new session with tokens that nobody has seen before, and its audit entry. */
export async function startSession(
  change: Change,
  user: { id: string; firstName: string; lastName: string },
  client: Client,
  { way, passkey }: Beginning = { way: 'code' },
): Promise<{ sessionId: string; tokens: SessionTokens }> {
  const tokens = newTokens();
  const began = { way, passkeyId: passkey?.id ?? null, isConfirmed: way !== 'provider' };
  const id = await insertSession(change.prisma, change.organizationId, user.id, tokens, client, began);
  const actor = { id: user.id, name: fullName(user), ...client };
  const details = { way, ...(passkey && { passkey: passkey.name }) };
  change.audit(actor, { action: 'session.sign-in', targetType: 'session', targetId: id, details });
  return { sessionId: id, tokens };
}
