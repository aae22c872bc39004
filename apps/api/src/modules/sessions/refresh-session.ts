import { say } from '@tavla/shared/error-words';
import { fullName } from '@tavla/shared/full-name';
import { change } from '@/db/events/change';
import type { Deps } from '@/deps';
import { HttpError } from '@/http/errors/errors';
import type { Client } from './client';
import { companyOfRefreshToken, lockRefreshToken, rotateTokens } from './refresh-tokens.repo';
import { revokeSession } from './revoke-sessions';
import { nextTokens, type SessionTokens } from './session-tokens';

/**
 * Exchanges a refresh token for the next tokens. A token that was used before is a sign that somebody copied
 * it: the whole session ends, unless it is the second of two tabs that refresh within ten seconds.
 * @throws HttpError 401 when the token is unknown, too old, or used before
 */
export async function refreshSession(
  deps: Pick<Deps, 'db' | 'authSecret'>,
  token: string,
  client: Client,
): Promise<SessionTokens> {
  const organizationId = await companyOfRefreshToken(deps.db, token);
  if (!organizationId) throw ended();
  const next = nextTokens(deps.authSecret, token);

  const outcome = await change(deps.db.forCompany(organizationId), async (tx) => {
    const state = await lockRefreshToken(tx.prisma, token);
    if (!state?.isAlive) return 'ended';
    if (!state.isUsed) await rotateTokens(tx.prisma, organizationId, state.sessionId, token, next);
    if (!state.isUsed || state.isInGrace) return 'refreshed';
    await revokeSession(tx, state.userId, state.sessionId);
    const actor = { id: state.userId, name: fullName(state), ...client };
    tx.audit(actor, { action: 'session.reuse', targetType: 'session', targetId: state.sessionId });
    return 'reused';
  });
  if (outcome === 'reused') throw Object.assign(ended(), { security: 'token-reused' });
  if (outcome === 'ended') throw ended();
  return next;
}

const ended = () => new HttpError(401, 'not-signed-in', say('session-ended'));
