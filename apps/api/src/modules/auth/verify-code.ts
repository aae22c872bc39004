import type { verifyOtp } from '@tavla/shared/contracts/auth';
import type { BodyOf } from '@tavla/shared/endpoint';
import { v7 as newId } from 'uuid';
import { type Change, change } from '@/db/change';
import { isUniqueViolation } from '@/db/violation';
import type { Deps } from '@/deps';
import { HttpError, invalid } from '@/http/errors';
import { organizationTaken, requireOrganizationFree } from '@/modules/organizations/check-organization';
import { createOrganization } from '@/modules/organizations/create-organization';
import type { Client } from '@/modules/sessions/client';
import type { SessionTokens } from '@/modules/sessions/session-tokens';
import { startSession } from '@/modules/sessions/start-session';
import { sortKeyOf } from '@/modules/users/sort-key';
import { findUserByEmail, takeGuess, useCode } from './auth.repo';
import { nameFromEmail } from './first-names';
import { limitKeys, takeTurns } from './rate-limits';
import { hashCode, isSameHash } from './sign-in-code';
import { guessIpLimit, guessLimits, sendLimits } from './sign-in-limits';

export type Verification = BodyOf<typeof verifyOtp>;
type VerifyDeps = Pick<Deps, 'db' | 'authSecret'>;

/** Whose session began, in which company. */
export interface Verified {
  organizationId: string;
  userId: string;
  tokens: SessionTokens;
}

/**
 * Exchanges a code for a session. With SIGN_UP the company, its roles and its first admin are created in the
 * same transaction as the session.
 * @throws HttpError 400 for a code that is wrong, used, too old or guessed at too often, 429 after too many
 *   guesses, 409 when name or domain were taken meanwhile
 */
export async function verifyCode(deps: VerifyDeps, input: Verification, client: Client): Promise<Verified> {
  const { email, type } = input;
  const company = type === 'SIGN_UP' ? companyOf(input) : undefined;
  const wrongGuesses = 'There were too many wrong codes for this address. Wait, then ask for a new one.';
  await takeTurns(deps.db, [guessIpLimit(client.ip), ...guessLimits(email)], wrongGuesses);
  const kept = await takeGuess(deps.db, email, type);
  const given = hashCode(deps.authSecret, email, type, input.code);
  if (!isSameHash(given, kept ?? '')) throw wrongCode();

  if (company) return registerCompany(deps, input, company, given, client);
  const user = await findUserByEmail(deps.db, email);
  if (!user || user.blocked) throw wrongCode();
  const { organizationId } = user;
  return change(deps.db.forCompany(organizationId), async (tx) => {
    await consume(tx, email, given);
    const tokens = await startSession(tx, user, client);
    await rememberTimeZone(tx, user.id, input.timeZone);
    return { organizationId, userId: user.id, tokens };
  });
}

async function registerCompany(
  { db }: VerifyDeps,
  { email, timeZone }: Verification,
  company: { name: string; domain: string },
  codeHash: string,
  client: Client,
): Promise<Verified> {
  await requireOrganizationFree(db, { ...company, email });
  // Whoever holds the code reads this mailbox, so this tells them nothing that is not theirs.
  if (await findUserByEmail(db, email))
    throw new HttpError(409, 'taken', 'This address already has an account. Sign in instead.');
  const organizationId = newId();
  const person = { id: newId(), email, ...nameFromEmail(email) };
  try {
    return await change(db.forCompany(organizationId), async (tx) => {
      await consume(tx, email, codeHash);
      const roles = await createOrganization(tx, company);
      await tx.prisma.user.create({
        data: {
          organizationId,
          ...person,
          sortKey: sortKeyOf(person),
          roleId: roles.admin,
          timeZone: timeZone ?? null,
        },
      });
      const actor = { id: person.id, name: `${person.firstName} ${person.lastName}`, ...client };
      tx.audit(actor, {
        action: 'organization.create',
        targetType: 'organization',
        targetName: company.name,
      });
      const tokens = await startSession(tx, person, client);
      return { organizationId, userId: person.id, tokens };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw organizationTaken();
    throw error;
  }
}

function companyOf({ organizationName: name, organizationDomain: domain }: Verification) {
  if (!name) throw invalid('organizationName', 'Company name is required');
  if (!domain) throw invalid('organizationDomain', 'Company domain is required');
  return { name, domain };
}

async function consume(tx: Change, email: string, hash: string): Promise<void> {
  const turns = limitKeys([...sendLimits(email), ...guessLimits(email)]);
  if (!(await useCode(tx.prisma, email, hash, turns))) throw wrongCode();
}

async function rememberTimeZone(tx: Change, userId: string, timeZone: string | undefined): Promise<void> {
  if (!timeZone) return;
  await tx.prisma.user.updateMany({ where: { id: userId, timeZone: null }, data: { timeZone } });
}

const wrongCode = () => {
  const message = 'This code is wrong or no longer valid. Check it, or ask for a new one.';
  return new HttpError(400, 'wrong-code', message, { errors: [{ path: 'code', message }] });
};
