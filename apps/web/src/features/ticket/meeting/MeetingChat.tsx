import '@/i18n/ticket-catalogue';
import { ActionIcon, Drawer, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { meetingThread } from '@/entities/chat/thread-place';
import { useLiveLists } from '@/entities/live/live-lists';
import { useEscape } from '@/ui/use-escape';
import { useFocusBack } from '@/ui/use-focus-back';
import { Conversation } from '../conversation/Conversation';
import { ConversationMenu } from '../conversation/clear/ConversationMenu';
import { TicketSheet } from '../TicketSheet';
import ticketClasses from '../ticket.module.css';
import classes from './meeting.module.css';
import { askButton, sheetWidth } from './place';

interface Props {
  audioId: string;
  opened: boolean;
  /** Whether it stands beside the page, and not above it. */
  isDocked: boolean;
  onClose: () => void;
}

/** The conversation about a meeting: a panel beside its page, or a drawer; on a phone a sheet from the bottom. */
export function MeetingChat({ isDocked, ...props }: Props) {
  useLiveLists('users');
  if (!isDocked) return <Sheet {...props} />;
  return props.opened ? <Panel {...props} /> : null;
}

function Panel({ audioId, onClose }: Omit<Props, 'isDocked'>) {
  const { t } = useTranslation('answer');
  const panel = useRef<HTMLElement>(null);
  useFocusBack(true, panel, askButton);
  // The page beside it has keys of its own.
  useEscape(true, panel, () => panel.current?.contains(document.activeElement) && onClose());
  useEffect(() => panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <aside ref={panel} className={classes.panel} aria-label={t('meeting.title')}>
      <div className={ticketClasses.head}>
        <h2 className={classes.title}>{t('meeting.title')}</h2>
        <Actions audioId={audioId} onClose={onClose} />
      </div>
      <Talk audioId={audioId} />
    </aside>
  );
}

function Sheet({ audioId, opened, onClose }: Omit<Props, 'isDocked'>) {
  const { t } = useTranslation('answer');
  return (
    <TicketSheet opened={opened} width={sheetWidth} opener={askButton} onClose={onClose}>
      <div className={ticketClasses.head}>
        <Drawer.Title className={ticketClasses.title}>{t('meeting.title')}</Drawer.Title>
        <Actions audioId={audioId} onClose={onClose} />
      </div>
      <Talk audioId={audioId} />
    </TicketSheet>
  );
}

function Actions({ audioId, onClose }: Pick<Props, 'audioId' | 'onClose'>) {
  const { t } = useTranslation('ticket');
  return (
    <div className={ticketClasses.actions}>
      <ConversationMenu thread={meetingThread(audioId)} />
      <ActionIcon variant="subtle" size={32} aria-label={t('close')} onClick={onClose}>
        <IconX size={18} stroke={1.8} />
      </ActionIcon>
    </div>
  );
}

function Talk({ audioId }: Pick<Props, 'audioId'>) {
  const { t } = useTranslation('answer');
  return (
    <>
      <Text size="sm" c="dimmed" className={ticketClasses.ownHint}>
        {t('meeting.hint')}
      </Text>
      <div className={ticketClasses.panel}>
        <Conversation thread={meetingThread(audioId)} isFocused />
      </div>
    </>
  );
}
