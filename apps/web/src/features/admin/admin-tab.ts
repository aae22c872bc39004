import { may, type Permission } from '@tavla/shared/permissions';

export const adminTabs = [
  'overview',
  'company',
  'positions',
  'departments',
  'roles',
  'sso',
  'tokens',
  'webhooks',
  'feedback',
  'erasures',
  'audit',
] as const;
export type AdminTab = (typeof adminTabs)[number];

/** The parts of the portal that these permissions show; whoever gets here may read `admin`. */
export function visibleTabs(held: readonly Permission[]): AdminTab[] {
  return adminTabs.filter((tab) => {
    if (tab === 'positions' || tab === 'departments') return may(held, 'read', 'groups');
    if (tab === 'erasures') return may(held, 'delete', 'admin');
    return tab === 'roles' ? may(held, 'read', 'roles') : true;
  });
}
