import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAssistantOff } from '@/entities/me/use-me';
import { Conversation } from './conversation/Conversation';
import { ConversationMenu } from './conversation/clear/ConversationMenu';
import { TicketHead } from './TicketHead';
import classes from './ticket.module.css';

/** The person's own conversation with the assistant, without a ticket. */
export function OwnChatPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['ticket', 'thread']);
  const isOff = useAssistantOff();
  return (
    <>
      <TicketHead
        title={t('thread:assistant')}
        onClose={onClose}
        isFocused={false}
        menu={<ConversationMenu thread={null} />}
      />
      {!isOff && (
        <Text size="sm" c="dimmed" className={classes.ownHint}>
          {t('chat.hint')}
        </Text>
      )}
      <div className={classes.panel}>
        <Conversation thread={null} isFocused />
      </div>
    </>
  );
}
