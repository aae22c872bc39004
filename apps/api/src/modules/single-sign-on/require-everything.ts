import { say } from '@tavla/shared/error-words';
import { allPermissions, reaches } from '@tavla/shared/permissions';
import type { Actor } from '@/db/events/change';
import type { CompanyPrisma } from '@/db/scope';
import { HttpError } from '@/http/errors/errors';
import { selectHeld } from '@/modules/roles/rank';

/**
 * Whoever says who vouches for people can become any of them, so nobody does who may do less than somebody else
 * (decision 013). Call it under `lockPeople` where something is written.
 * @throws HttpError 403
 */
export async function requireEverything(
  prisma: Pick<CompanyPrisma, '$queryRaw' | '$executeRaw'>,
  organizationId: string,
  actor: Actor,
): Promise<void> {
  if (reaches(await selectHeld(prisma, organizationId, actor), allPermissions)) return;
  throw new HttpError(403, 'not-allowed', say('sign-in-needs-everything'));
}
