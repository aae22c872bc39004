import { say } from '@tavla/shared/error-words';
import { fullName } from '@tavla/shared/full-name';
import { type Change, change } from '@/db/events/change';
import type { Deps } from '@/deps';
import { HttpError } from '@/http/errors/errors';
import type { Client } from './client';
import {
  companyOfRefreshToken,
  findGiven,
  lockRefreshToken,
  type RefreshState,
  rotateTokens,
  withdrawToken,
} from './refresh-tokens.repo';
import { revokeSession } from './revoke-sessions';
import { nextTokens, type SessionTokens } from './session-tokens';

/**
 * Exchanges a refresh token for the next tokens. A token that was used before comes back for one of three reasons. Two
 * tabs refresh within ten seconds: both get the same. The answer was lost: nobody has come with the tokens in it; they
 * are withdrawn and others given. Else somebody has copied it, and the whole session ends; and so it does when somebody
 * comes with a token that was withdrawn, for then the answer had arrived somewhere.
 * @throws HttpError 401 when the token is unknown, too old, or copied
 */
export async function refreshSession(
  deps: Pick<Deps, 'db' | 'authSecret'>,
  token: string,
  client: Client,
): Promise<SessionTokens> {
  const organizationId = await companyOfRefreshToken(deps.db, token);
  if (!organizationId) throw ended();

  const outcome = await change(deps.db.forCompany(organizationId), async (tx) => {
    const state = await lockRefreshToken(tx.prisma, token);
    if (!state?.isAlive) return 'ended';
    const next = await exchange(tx, deps.authSecret, state, token);
    if (next) return next;
    await revokeSession(tx, state.userId, state.sessionId);
    const actor = { id: state.userId, name: fullName(state), ...client };
    tx.audit(actor, { action: 'session.reuse', targetType: 'session', targetId: state.sessionId });
    return 'reused';
  });
  if (outcome === 'reused') throw Object.assign(ended(), { security: 'token-reused' });
  if (outcome === 'ended') throw ended();
  return outcome;
}

/** The tokens that this one is exchanged for; undefined when two have it. */
async function exchange(
  tx: Change,
  secret: string,
  state: RefreshState,
  token: string,
): Promise<SessionTokens | undefined> {
  const next = nextTokens(secret, token, state.redrawn);
  if (!state.isUsed) {
    await rotateTokens(tx, state, token, next);
    return next;
  }
  const given = await findGiven(tx.prisma, next);
  if (given && state.isInGrace) return next;
  if (!given || given.isShown) return undefined;
  // Not the same ones again: whoever has those after all would live on beside whoever gets them now.
  await withdrawToken(tx.prisma, next.refresh);
  const redrawn = state.redrawn + 1;
  const others = nextTokens(secret, token, redrawn);
  await rotateTokens(tx, { ...state, redrawn }, token, others);
  return others;
}

const ended = () => new HttpError(401, 'not-signed-in', say('session-ended'));
