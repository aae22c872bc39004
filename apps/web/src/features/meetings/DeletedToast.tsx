import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { meetingUndoTime } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';

/** Says that a meeting is deleted, with a button that brings it back while the server still holds it. */
export function showDeleted(meetingId: string, onRestore: () => void): void {
  const id = `deleted-${meetingId}`;
  const restore = () => {
    notifications.hide(id);
    onRestore();
  };
  notifications.show({
    id,
    color: 'teal',
    autoClose: meetingUndoTime,
    message: <DeletedToast onRestore={restore} />,
  });
}

function DeletedToast({ onRestore }: { onRestore: () => void }) {
  const { t } = useTranslation(['meetings', 'common']);
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm">{t('common:toast.deleted', { entity: t('common:entity.audio') })}</Text>
      <Button size="compact-sm" variant="default" flex="none" onClick={onRestore}>
        {t('undo')}
      </Button>
    </Group>
  );
}
