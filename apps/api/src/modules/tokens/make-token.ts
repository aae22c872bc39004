import { isServiceAccount } from '@tavla/shared/contracts/api-access/service-address';
import type { MadeToken, TokenInput } from '@tavla/shared/contracts/api-access/tokens';
import { say } from '@tavla/shared/error-words';
import { fullName } from '@tavla/shared/full-name';
import { allPermissions, commonPairs, missingPairs } from '@tavla/shared/permissions';
import { v7 as newId } from 'uuid';
import type { CompanyDb } from '@/db/database';
import { type Actor, type Change, change } from '@/db/events/change';
import { hashToken } from '@/http/access/session-cache';
import { newToken } from '@/http/access/tokens/token-format';
import { HttpError, invalid } from '@/http/errors/errors';
import { sayPairs } from '@/modules/roles/grant';
import { requireRank, selectHeld } from '@/modules/roles/rank';
import { findPerson } from '@/modules/sessions/find-person';
import { lockPeople } from '@/modules/users/lock-people';
import { presentToken } from './token.presenter';
import { insertToken, selectTokenRules, selectTokensOf } from './tokens.repo';

/** Of one person, those that have ended included. */
export const tokensMax = 50;

/**
 * Makes an API token of the person who asks. Only its hash is kept: whoever reads the database cannot use it, and 256
 * random bits need no slow hash, which is for what people think up.
 * @returns the token with its secret, which nothing tells again
 * @throws HttpError 400 without an end where the company wants one, or for a permission that the person lacks; 403 where
 *   people make none; 409 beyond `tokensMax`
 */
export async function makeToken(db: CompanyDb, actor: Actor, input: TokenInput): Promise<MadeToken> {
  const secret = newToken();
  const token = await change(db, async (tx) => {
    await lockPeople(tx.prisma, db.organizationId);
    const { tokensOfPeople } = await selectTokenRules(tx.prisma, db.organizationId);
    if (!tokensOfPeople) throw new HttpError(403, 'not-allowed', say('tokens-switched-off'));
    return keepToken(tx, actor, { userId: actor.id ?? '', secret, input });
  });
  return { token, secret };
}

/**
 * Makes an API token of a service account, which works whether people have some or not.
 * @returns the same
 * @throws HttpError 404, 409 for a person, 403 when the account may do more than the actor, and 400 and 409 as above
 */
export async function makeServiceToken(
  db: CompanyDb,
  actor: Actor,
  userId: string,
  input: TokenInput,
): Promise<MadeToken> {
  const secret = newToken();
  const account = await findPerson(db, userId);
  const token = await change(db, async (tx) => {
    await lockPeople(tx.prisma, db.organizationId);
    await requireRank(tx.prisma, db.organizationId, actor, userId);
    if (!isServiceAccount(account)) throw new HttpError(409, 'conflict', say('only-own-tokens'));
    const madeById = actor.id;
    return keepToken(tx, actor, { userId, secret, input, madeById }, { person: fullName(account) });
  });
  return { token, secret };
}

async function refuseInput(
  { prisma, organizationId }: Change,
  userId: string,
  input: TokenInput,
): Promise<void> {
  const { endlessTokens } = await selectTokenRules(prisma, organizationId);
  const held = await selectHeld(prisma, organizationId, { id: userId });
  const missing = missingPairs(held, input.permissions);
  if (missing.length > 0) throw invalid('permissions', sayPairs('permissions-not-held', missing));
  if (!endlessTokens && input.expiresInDays === null) throw invalid('expiresInDays', say('token-needs-end'));
}

/** A token that is to be kept. */
interface NewSecret {
  userId: string;
  secret: string;
  input: TokenInput;
  madeById?: string | null;
}

async function keepToken(
  tx: Change,
  actor: Actor,
  { userId, secret, input, madeById = null }: NewSecret,
  about: Record<string, unknown> = {},
) {
  await refuseInput(tx, userId, input);
  const { prisma, organizationId } = tx;
  const { name, permissions, mayWrite, expiresInDays: days } = input;
  const there = await selectTokensOf(prisma, organizationId, userId);
  if (there.length >= tokensMax)
    throw new HttpError(409, 'conflict', say('too-many-tokens', { count: tokensMax }));
  const once = commonPairs(allPermissions, permissions);
  const kept = {
    id: newId(),
    userId,
    name,
    hash: hashToken(secret),
    permissions: once,
    mayWrite,
    madeById,
    days,
  };
  const row = await insertToken(prisma, organizationId, kept);
  if (!row) throw new Error('an insert returns its row');
  const token = presentToken(row);
  tx.audit(actor, {
    action: 'token.create',
    ...{ targetType: 'token', targetId: token.id, targetName: name },
    details: {
      ...about,
      permissions: row.permissions,
      mayWrite,
      expiresAt: token.expiresAt?.slice(0, 10) ?? null,
    },
  });
  return token;
}
