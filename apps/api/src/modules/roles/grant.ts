import { say } from '@tavla/shared/error-words';
import { missingPairs, type Permission } from '@tavla/shared/permissions';
import type { Words } from '@tavla/shared/words';
import { HttpError } from '@/http/errors/errors';

/**
 * Nobody grants what they do not hold.
 * @throws HttpError 403 that names what is missing
 */
export function refuseGrant(held: readonly Permission[], wanted: readonly Permission[]): void {
  const missing = missingPairs(held, wanted);
  if (missing.length === 0) return;
  throw new HttpError(403, 'not-allowed', sayPairs('permissions-not-held', missing));
}

type PairsReason = 'permissions-not-held' | 'row-permissions-not-held' | 'person-above' | 'role-above';

/** Pure: words that name some permissions: `read chat, delete user, read user and 3 more`. */
export function sayPairs(reason: PairsReason, all: readonly Permission[]): Words {
  const permissions = all.slice(0, 3).map(({ action, resource }) => `${action} ${resource}`);
  const count = all.length - permissions.length;
  return count > 0 ? say(`${reason}-and-more`, { permissions, count }) : say(reason, { permissions });
}
