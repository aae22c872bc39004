import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconDots,
  IconLock,
  IconMail,
  IconPencil,
  IconPlayerStop,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import type { Audio } from '@tavla/shared/contracts/audios';
import { meetingUndoTime } from '@tavla/shared/limits';
import { isInWork } from '@tavla/shared/meetings/work';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@/api/error-text';
import { useMay } from '@/entities/me/use-me';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { useAppDispatch } from '@/entities/store-hooks';
import { showUndo } from '@/ui/undo-toast';
import { DeleteQuestion } from './DeleteQuestion';
import { ExportItems } from './ExportItems';
import { RenameMeeting } from './RenameMeeting';
import { SendSummary } from './summary/SendSummary';
import { useIsTheirs } from './use-is-theirs';
import { useMeetingWork } from './use-meeting-work';
import { ChangeVisibility } from './visibility/ChangeVisibility';

interface Props {
  meeting: Audio;
  onDeleted?(): void;
}

/** What can be done to a meeting; only what the person may do is there. */
export function MeetingMenu({ meeting, onDeleted }: Props) {
  const { t } = useTranslation(['meetings', 'common', 'visibility']);
  const dispatch = useAppDispatch();
  const work = useMeetingWork(meeting.id);
  const mayUpdate = useMay('update', 'actions');
  const mayDelete = useMay('delete', 'actions');
  const isTheirs = useIsTheirs(meeting);
  const maySend = mayUpdate && isTheirs && meeting.status === 'done' && !meeting.summarySent;
  const [open, setOpen] = useState<'rename' | 'visibility' | 'summary' | 'delete' | null>(null);
  const [isPending, setIsPending] = useState(false);

  const remove = async () => {
    setIsPending(true);
    try {
      await dispatch(meetingsStore.remove(meeting.id));
      showUndo({
        label: t('common:toast.deleted', { entity: t('common:entity.audio') }),
        onUndo: work.restore,
        color: 'teal',
        time: meetingUndoTime,
      });
      onDeleted?.();
    } catch (error) {
      notifications.show({ title: t('deleteFailed'), message: errorText(error), color: 'red' });
    } finally {
      setIsPending(false);
      setOpen(null);
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
            <Menu.Item leftSection={<IconRefresh size={16} />} onClick={work.retry}>
              {t('tryAgain')}
            </Menu.Item>
          )}
          {mayUpdate && isInWork(meeting) && (
            <Menu.Item leftSection={<IconPlayerStop size={16} />} onClick={work.cancel}>
              {t('cancelWork')}
            </Menu.Item>
          )}
          {mayUpdate && (
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setOpen('rename')}>
              {t('rename')}
            </Menu.Item>
          )}
          {mayUpdate && isTheirs && (
            <Menu.Item leftSection={<IconLock size={16} />} onClick={() => setOpen('visibility')}>
              {t('visibility:open')}
            </Menu.Item>
          )}
          {maySend && (
            <Menu.Item leftSection={<IconMail size={16} />} onClick={() => setOpen('summary')}>
              {t('sendSummary.open')}
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
      {open === 'visibility' && <ChangeVisibility meeting={meeting} onClose={() => setOpen(null)} />}
      {open === 'summary' && <SendSummary meeting={meeting} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <DeleteQuestion
          meeting={meeting}
          isPending={isPending}
          onConfirm={() => void remove()}
          onCancel={() => setOpen(null)}
        />
      )}
    </>
  );
}
