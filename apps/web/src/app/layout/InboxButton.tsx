import { ActionIcon } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inboxStore } from '@/entities/inbox/inbox-store';
import { useLiveLists } from '@/entities/live/live-lists';
import { DrawerComing } from '@/ui/coming/DrawerComing';
import { lazyPart } from '@/ui/lazy-part';
import classes from './AppLayout.module.css';

const InboxDrawer = lazyPart(async () => (await import('@/features/inbox/InboxDrawer')).InboxDrawer);

/** In pixels, where it comes from the right. */
const inboxWidth = 440;
/** More than this is many. */
const mostShown = 99;

/** How much waits unread for the person, and the way to it; the drawer is drawn when it is first opened. */
export function InboxButton() {
  const { t } = useTranslation('inbox');
  useLiveLists('inbox');
  const count = inboxStore.useAll().filter(({ isRead }) => !isRead).length;
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const close = () => setState('closed');
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={32}
        className={classes.inbox}
        aria-label={count ? t('openUnread', { count }) : t('open')}
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      >
        <IconInbox size={18} stroke={1.6} />
        {count > 0 && (
          <span className={classes.badge} aria-hidden>
            {count > mostShown ? `${mostShown}+` : count}
          </span>
        )}
      </ActionIcon>
      {state !== 'never opened' && (
        <Suspense
          fallback={
            state === 'open' && (
              <DrawerComing
                label={t('title')}
                width={inboxWidth}
                isSheet
                closeOnClickOutside
                onClose={close}
              />
            )
          }
        >
          <InboxDrawer opened={state === 'open'} width={inboxWidth} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
