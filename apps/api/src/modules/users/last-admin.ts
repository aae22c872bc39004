import type { CompanyTransaction } from '@/db/scope';
import { HttpError } from '@/http/errors/errors';
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
  const reason = 'This is the last active admin of the company. Make somebody else an admin first.';
  throw new HttpError(409, 'last-admin', reason, { failed: [{ reason }] });
}
