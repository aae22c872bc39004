import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { inboxStore } from '@/entities/inbox/inbox-store';
import { markRead } from '@/entities/inbox/mentions';
import { retryLists } from '@/entities/live/live-lists';
import { SideDrawer } from '@/ui/layout/SideDrawer';
import { EntryRow } from './EntryRow';
import classes from './inbox.module.css';
import { useNextEntry } from './use-next-entry';

interface Props {
  opened: boolean;
  /** In pixels, where it comes from the right. */
  width: number;
  onClose(): void;
}

/** What waits for the person. What they have seen here is read; a message is when they have been where it stands. */
export function InboxDrawer({ opened, width, onClose }: Props) {
  const { t } = useTranslation('inbox');
  const entries = inboxStore.useAll();
  const unread = entries
    .filter(({ isRead, kind }) => !isRead && kind !== 'mention')
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (opened && unread) markRead(unread.split(','));
  }, [opened, unread]);
  return (
    <SideDrawer
      opened={opened}
      title={t('title')}
      width={width}
      isSheet
      closeOnClickOutside
      onClose={onClose}
    >
      <KeptFocus onLeave={onClose} />
    </SideDrawer>
  );
}

/** Drawn with the entries, whenever they change. */
function KeptFocus({ onLeave }: { onLeave: () => void }) {
  inboxStore.useAll();
  return (
    <div {...useNextEntry()}>
      <Entries onLeave={onLeave} />
    </div>
  );
}

function Entries({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('inbox');
  const entries = inboxStore.useAll();
  const isLoaded = inboxStore.useIsLoaded();
  const isFailed = inboxStore.useStatus('getAll') === 'rejected';
  if (isLoaded && entries.length > 0) {
    const unread = entries.filter(({ isRead }) => !isRead).map(({ id }) => id);
    return (
      <>
        {unread.length > 0 && (
          <Button size="compact-xs" variant="default" mb="sm" onClick={() => markRead(unread)}>
            {t('readAll')}
          </Button>
        )}
        <ul className={classes.list}>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} onLeave={onLeave} />
          ))}
        </ul>
      </>
    );
  }
  if (isLoaded) {
    return (
      <Stack gap={4} py="xl" ta="center">
        <Text fw={550}>{t('emptyTitle')}</Text>
        <Text size="sm" c="dimmed">
          {t('empty')}
        </Text>
      </Stack>
    );
  }
  if (isFailed) {
    return (
      <Alert color="red" title={t('failed')}>
        <Button size="xs" variant="default" onClick={retryLists}>
          {t('retry')}
        </Button>
      </Alert>
    );
  }
  return (
    <Stack gap="sm" role="status" aria-label={t('loading')}>
      <Skeleton h={96} />
      <Skeleton h={96} />
    </Stack>
  );
}
