import type { CompanyTransaction } from '@/db/scope';
import { HttpError } from '@/http/errors/errors';
import { isEmailElsewhere } from '../users.repo';

/** Said of an address that somebody of the same company has. */
export const emailTaken = 'This email is already in use';

/**
 * An address signs in one person of the whole product. Why one cannot be used is not said: an admin learns
 * nothing of other companies beyond that. Decision 012 says more.
 * @throws HttpError 409
 */
export async function refuseEmailElsewhere(
  prisma: CompanyTransaction,
  organizationId: string,
  email: string,
): Promise<void> {
  if (!(await isEmailElsewhere(prisma, organizationId, email))) return;
  const message = 'This email cannot be used here. Ask the person for another address.';
  throw new HttpError(409, 'conflict', message, { errors: [{ path: 'email', message }] });
}
