import { say } from '@tavla/shared/error-words';
import type { CompanyTransaction } from '@/db/scope';
import { HttpError, ofField } from '@/http/errors/errors';
import { isEmailElsewhere } from '../users.repo';

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
  const words = say('email-elsewhere');
  throw new HttpError(409, 'conflict', words, ofField('email', words));
}
