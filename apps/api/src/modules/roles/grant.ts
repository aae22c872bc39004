import { missingPairs, type Permission } from '@tavla/shared/permissions';
import { HttpError } from '@/http/errors/errors';

/**
 * Nobody grants what they do not hold.
 * @throws HttpError 403 that names what is missing
 */
export function refuseGrant(held: readonly Permission[], wanted: readonly Permission[]): void {
  const missing = missingPairs(held, wanted);
  if (missing.length === 0) return;
  throw new HttpError(403, 'not-allowed', `${notHeld} (${inWords(missing)}).`);
}

export const notHeld = 'You cannot give permissions that you do not have yourself';

/** Pure: `read chat, delete user and 3 more`. */
export function inWords(permissions: readonly Permission[]): string {
  const shown = permissions.slice(0, 3).map(({ action, resource }) => `${action} ${resource}`);
  const more = permissions.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
