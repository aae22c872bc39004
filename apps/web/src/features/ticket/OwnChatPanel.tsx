import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Conversation } from './conversation/Conversation';
import { TicketHead } from './TicketHead';
import classes from './ticket.module.css';

/** The person's own conversation with the assistant, without a ticket. */
export function OwnChatPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ticket');
  return (
    <>
      <TicketHead title={t('chat.title')} onClose={onClose} isFocused={false} />
      <Text size="sm" c="dimmed" className={classes.ownHint}>
        {t('chat.hint')}
      </Text>
      <div className={classes.panel}>
        <Conversation thread={null} isFocused />
      </div>
    </>
  );
}
