import type { verifyOtp } from '@tavla/shared/contracts/auth';
import type { BodyOf } from '@tavla/shared/endpoint';
import { say } from '@tavla/shared/error-words';
import { fullName } from '@tavla/shared/full-name';
import { v7 as newId } from 'uuid';
import type { Database } from '@/db/database';
import { type Change, change } from '@/db/events/change';
import { isUniqueViolation } from '@/db/violation';
import { HttpError } from '@/http/errors/errors';
import { organizationTaken, requireOrganizationFree } from '@/modules/organizations/check-organization';
import { createOrganization } from '@/modules/organizations/create-organization';
import type { Client } from '@/modules/sessions/client';
import type { SessionTokens } from '@/modules/sessions/session-tokens';
import { startSession } from '@/modules/sessions/start-session';
import { sortKeyOf } from '@/modules/users/sort-key';
import { findUserByEmail } from './auth.repo';
import { nameFromEmail } from './first-names';

/** Whose session began, in which company. */
export interface Verified {
  organizationId: string;
  userId: string;
  sessionId: string;
  tokens: SessionTokens;
}

/**
 * Makes the company, its roles and its first admin, and signs that person in.
 * @param consume uses the code up in the same transaction
 * @throws HttpError 409 when name, domain or address were taken meanwhile
 */
export async function registerCompany(
  db: Database,
  { email, timeZone }: BodyOf<typeof verifyOtp>,
  company: { name: string; domain: string },
  client: Client,
  consume: (tx: Change) => Promise<void>,
): Promise<Verified> {
  await requireOrganizationFree(db, { ...company, email });
  // Whoever holds the code reads this mailbox, so this tells them nothing that is not theirs.
  if (await findUserByEmail(db, email)) throw new HttpError(409, 'taken', say('address-has-account'));
  const organizationId = newId();
  const person = { id: newId(), email, ...nameFromEmail(email) };
  try {
    return await change(db.forCompany(organizationId), async (tx) => {
      await consume(tx);
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
      const actor = { id: person.id, name: fullName(person), ...client };
      tx.audit(actor, {
        action: 'organization.create',
        targetType: 'organization',
        targetName: company.name,
      });
      const began = await startSession(tx, person, client);
      return { organizationId, userId: person.id, ...began };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw organizationTaken();
    throw error;
  }
}
