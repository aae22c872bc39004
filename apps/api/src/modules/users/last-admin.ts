import { say } from '@tavla/shared/error-words';
import type { CompanyTransaction } from '@/db/scope';
import { failure, HttpError } from '@/http/errors/errors';
import { countOtherActiveAdmins } from './users.repo';

/**
 * Call it under `lockPeople`, before an active admin is blocked, deleted or given another role.
 * @throws HttpError 409 when nobody else could administer the company
 */
export async function keepLastAdmin(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string,
): Promise<void> {
  if ((await countOtherActiveAdmins(prisma, organizationId, id)) > 0) return;
  const words = say('last-admin');
  throw new HttpError(409, 'last-admin', words, { failed: [failure(words)] });
}
