import { may, type Permission } from '@tavla/shared/permissions';
import { inOrder } from '@/entities/roles/permission-pairs';

/** What people with a role gain and lose by a change of it. */
export function permissionChanges(before: readonly Permission[], after: readonly Permission[]) {
  const lacking = (held: readonly Permission[], wanted: readonly Permission[]) =>
    inOrder(wanted).filter(({ action, resource }) => !may(held, action, resource));
  return { gained: lacking(before, after), lost: lacking(after, before) };
}
