import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconLock } from '@tabler/icons-react';
import { type ClosedAudio, deleteAudio } from '@tavla/shared/contracts/audios';
import { meetingUndoTime } from '@tavla/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { fileSize } from '@/lib/file-size';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { showUndo } from '@/ui/undo-toast';
import classes from './meetings.module.css';
import { useClosedMeetings } from './use-closed-meetings';
import { useMeetingWork } from './use-meeting-work';

/** For an admin: what there is that they may not open, to delete it where it takes room or has to go. */
export function ClosedMeetings() {
  const { t } = useTranslation(['visibility', 'meetings', 'common']);
  const [chosen, setChosen] = useState<ClosedAudio>();
  const [isPending, setPending] = useState(false);
  const { data, error, refetch } = useClosedMeetings(true);
  const work = useMeetingWork(chosen?.id ?? '');
  const remove = async ({ id }: ClosedAudio) => {
    setPending(true);
    try {
      await call(deleteAudio, { params: { id } });
      showUndo({
        label: t('common:toast.deleted', { entity: t('common:entity.audio') }),
        onUndo: () => void work.restore().then(() => refetch()),
        color: 'teal',
        time: meetingUndoTime,
      });
    } catch (failure) {
      notifications.show({ title: t('meetings:deleteFailed'), message: errorText(failure), color: 'red' });
    } finally {
      setPending(false);
      setChosen(undefined);
      await refetch();
    }
  };
  if (error) {
    return (
      <Alert color="red" mt="lg" title={t('closedFailed')}>
        <Button size="xs" variant="default" onClick={() => void refetch()}>
          {t('meetings:retry')}
        </Button>
      </Alert>
    );
  }
  if (!data?.length) return null;
  return (
    <section>
      <Title order={2} mt="xl" mb={4}>
        {t('closed')}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {t('closedText')}
      </Text>
      <ul className={classes.list}>
        {data.map((meeting) => (
          <li key={meeting.id} className={classes.row}>
            <Group gap={6} wrap="nowrap" className={classes.what}>
              <IconLock size={14} aria-hidden style={{ flex: 'none' }} />
              <Text size="sm" className={classes.name} dir="auto">
                {meeting.name}
              </Text>
            </Group>
            <Group gap="sm" wrap="nowrap" className={classes.meta}>
              <Text size="xs" c="dimmed" className={classes.time}>
                {fileSize(meeting.sizeBytes)}
              </Text>
              <Button
                size="compact-sm"
                variant="subtle"
                color="red"
                aria-label={t('deleteOne', { name: meeting.name })}
                onClick={() => setChosen(meeting)}
              >
                {t('meetings:delete')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={chosen !== undefined}
        title={t('meetings:deleteTitle')}
        text={`${t('meetings:deleting.recording', { name: chosen?.name ?? '' })} ${t('meetings:deleting.rest')}`}
        confirmLabel={t('meetings:delete')}
        cancelLabel={t('meetings:cancel')}
        isDangerous
        isPending={isPending}
        onConfirm={() => chosen && void remove(chosen)}
        onCancel={() => setChosen(undefined)}
      />
    </section>
  );
}
