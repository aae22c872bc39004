import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDots, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type Audio, retryAudio } from '@tavla/shared/contracts/audios';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { useMay } from '@/entities/me/use-me';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { useAppDispatch } from '@/entities/store-hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ExportItems } from './ExportItems';
import { RenameMeeting } from './RenameMeeting';

interface Props {
  meeting: Audio;
  onDeleted?(): void;
}

/** What can be done to a meeting; only what the person may do is there. */
export function MeetingMenu({ meeting, onDeleted }: Props) {
  const { t } = useTranslation(['meetings', 'common']);
  const dispatch = useAppDispatch();
  const queries = useQueryClient();
  const mayUpdate = useMay('update', 'actions');
  const mayDelete = useMay('delete', 'actions');
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const [isPending, setIsPending] = useState(false);

  const remove = async () => {
    setIsPending(true);
    try {
      await dispatch(meetingsStore.remove(meeting.id));
      notifications.show({
        message: t('common:toast.deleted', { entity: t('common:entity.audio') }),
        color: 'teal',
      });
      onDeleted?.();
    } catch (error) {
      notifications.show({ title: t('deleteFailed'), message: errorText(error), color: 'red' });
    } finally {
      setIsPending(false);
      setOpen(null);
    }
  };
  const retry = async () => {
    try {
      dispatch(meetingsStore.received([await call(retryAudio, { params: { id: meeting.id } })]));
      await queries.invalidateQueries({ queryKey: ['meeting', meeting.id] });
    } catch (error) {
      notifications.show({ title: t('tryAgainFailed'), message: errorText(error), color: 'red' });
    }
  };

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label={t('actions', { name: meeting.name })}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayUpdate && meeting.status === 'failed' && (
            <Menu.Item leftSection={<IconRefresh size={16} />} onClick={retry}>
              {t('tryAgain')}
            </Menu.Item>
          )}
          {mayUpdate && (
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setOpen('rename')}>
              {t('rename')}
            </Menu.Item>
          )}
          <ExportItems meeting={meeting} />
          {mayDelete && <Menu.Divider />}
          {mayDelete && (
            <Menu.Item
              color="var(--mantine-color-error)"
              leftSection={<IconTrash size={16} />}
              onClick={() => setOpen('delete')}
            >
              {t('delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {open === 'rename' && <RenameMeeting meeting={meeting} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        opened={open === 'delete'}
        title={t('deleteTitle')}
        text={t(meeting.kind === 'transcript' ? 'deleteTranscriptText' : 'deleteText', {
          name: meeting.name,
        })}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        isDangerous
        isPending={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}
