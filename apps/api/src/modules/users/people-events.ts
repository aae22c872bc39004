import type { NewEvent } from '@/db/events/event-log';
import type { CompanyTransaction } from '@/db/scope';
import { presentUser } from './user.presenter';
import { selectUsers } from './users.repo';

/** One event for each of these people, as they are now in the transaction. */
export async function peopleEvents(
  prisma: CompanyTransaction,
  organizationId: string,
  ids: string[],
  action: 'create' | 'update' = 'update',
): Promise<NewEvent[]> {
  if (ids.length === 0) return [];
  const rows = await selectUsers(prisma, organizationId, ids);
  return rows.map((row) => ({ resource: 'users', action, data: presentUser(row) }));
}
