import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { restoreTask } from '@tavla/shared/contracts/tasks';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorStatus, errorText } from '@/api/error-text';
import { useMay } from '@/entities/me/use-me';
import { useAppDispatch } from '@/entities/store-hooks';
import { tasksStore } from '@/entities/tasks/tasks-store';
import classes from './ticket.module.css';

interface GoneProps {
  id: string;
  /** Of a ticket that was here before; left out when there is none at this address. */
  title: string | undefined;
  /** The deletion itself is not saved yet: there is nothing to bring back, it is undone on the board. */
  isWaiting: boolean;
  onClose: () => void;
  onRestored: () => void;
}

/** A ticket that does not exist, or was deleted: words, a way back, and the ticket itself where allowed. */
export function TicketGone({ id, title, isWaiting, onClose, onRestored }: GoneProps) {
  const { t } = useTranslation('ticket');
  const dispatch = useAppDispatch();
  const mayRestore = useMay('delete', 'actions') && !isWaiting;
  const restore = useMutation({
    mutationFn: () => call(restoreTask, { params: { id } }),
    onSuccess: (task) => {
      dispatch(tasksStore.received([task]));
      notifications.show({ message: t('gone.restored') });
      onRestored();
    },
  });
  const isKnown = title !== undefined;
  return (
    <div className={classes.state}>
      <Text dir="auto" role="alert">
        {isKnown ? t('gone.deleted', { title }) : t('gone.missing')}
      </Text>
      <Group gap="xs">
        {mayRestore && (
          <Button
            variant={isKnown ? 'filled' : 'default'}
            loading={restore.isPending}
            onClick={() => restore.mutate()}
          >
            {t('gone.restore')}
          </Button>
        )}
        <Button variant={isKnown ? 'default' : 'filled'} onClick={onClose}>
          {t('gone.back')}
        </Button>
      </Group>
      <div role="status">
        {restore.isError && (
          <Text c="var(--mantine-color-error)">
            {[400, 404].includes(errorStatus(restore.error) ?? 0)
              ? t('gone.nothing')
              : errorText(restore.error, t('gone.restoreFailed'))}
          </Text>
        )}
      </div>
    </div>
  );
}

/** The ticket could not be asked for. */
export function TicketFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('ticket');
  return (
    <div className={classes.state}>
      <Text role="alert">{t('failed.text')}</Text>
      <Button onClick={onRetry}>{t('failed.retry')}</Button>
    </div>
  );
}

/** The shape of a ticket while it is on its way. */
export function TicketSkeleton() {
  const { t } = useTranslation('ticket');
  return (
    <Stack px="md" gap="md" role="status" aria-label={t('loading')}>
      <Skeleton h={18} w="70%" />
      <Group gap="lg">
        {['status', 'assignee', 'priority', 'due'].map((field) => (
          <Stack key={field} gap={6}>
            <Skeleton h={10} w={52} />
            <Skeleton h={14} w={84} />
          </Stack>
        ))}
      </Group>
      <Skeleton h={12} w="92%" />
      <Skeleton h={12} w="60%" />
    </Stack>
  );
}
