import { notifications } from '@mantine/notifications';
import { i18n } from '@/i18n/i18n';

type SavedEntity = 'user' | 'department' | 'position' | 'role';

/** Says that something was saved. */
export function showSaved(entity: SavedEntity, what: 'created' | 'updated' | 'deleted'): void {
  notifications.show({
    color: 'teal',
    message: i18n.t(`toast.${what}`, { entity: i18n.t(`entity.${entity}`) }),
  });
}
