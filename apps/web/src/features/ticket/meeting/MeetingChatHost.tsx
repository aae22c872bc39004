import '@/i18n/answer-catalogue';
import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@/entities/me/use-me';
import { useAddress } from '@/lib/address/use-address';
import { DrawerComing } from '@/ui/coming/DrawerComing';
import { PanelComing } from '@/ui/coming/PanelComing';
import { keepClear } from '@/ui/layout/keep-clear';
import { lazyPart } from '@/ui/lazy-part';
import classes from './meeting.module.css';
import { askButton, sheetWidth } from './place';
import { useIsDocked } from './use-is-docked';

const MeetingChat = lazyPart(async () => (await import('./MeetingChat')).MeetingChat);

/**
 * The person's conversation about the meeting whose page is open, where the address says so (`?chat=1`), and the button
 * that opens it: beside the page where there is room, else above it.
 */
export function MeetingChatHost({ audioId }: { audioId: string }) {
  const { t } = useTranslation('answer');
  const { params, change } = useAddress();
  const isDocked = useIsDocked();
  const mayRead = useMay('read', 'chat');
  const opened = params.has('chat');
  const [wasOpened, setOpened] = useState(opened);
  if (opened && !wasOpened) setOpened(true);
  if (!mayRead) return null;
  const close = () => change({ chat: null });
  const place = { label: t('meeting.title'), isTalk: true, opener: askButton, onClose: close };
  const coming = isDocked ? (
    <PanelComing as="aside" className={classes.panel} {...place} />
  ) : (
    <DrawerComing width={sheetWidth} {...place} />
  );
  return (
    <>
      {!(opened && isDocked) && (
        <div ref={keepClear} className={classes.opener}>
          <Button
            data-ask-meeting
            variant="default"
            radius="xl"
            leftSection={<IconSparkles size={16} />}
            onClick={() => change({ chat: '1' })}
          >
            {t('meeting.open')}
          </Button>
        </div>
      )}
      {wasOpened && (
        <Suspense fallback={opened && coming}>
          <MeetingChat
            key={`${audioId} ${isDocked}`}
            audioId={audioId}
            opened={opened}
            isDocked={isDocked}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
