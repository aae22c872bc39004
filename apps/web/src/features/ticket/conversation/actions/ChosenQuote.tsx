import '@/i18n/answer-catalogue';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { quoted, type ThreadId } from '@/entities/chat/conversations';
import { useConversation } from '@/entities/chat/use-conversation';
import { useAppDispatch } from '@/entities/store-hooks';
import classes from './actions.module.css';

/** What the next message quotes, above the text; nothing where it quotes nothing. */
export function ChosenQuote({ thread, onRemoved }: { thread: ThreadId; onRemoved: () => void }) {
  const { t } = useTranslation(['ticket', 'answer']);
  const dispatch = useAppDispatch();
  const { quote } = useConversation(thread);
  if (!quote) return null;
  return (
    <div className={classes.chosenQuote}>
      <div className={classes.quote}>
        <b dir="auto">{quote.name}</b>
        <span className={classes.excerpt} dir="auto">
          {quote.excerpt}
        </span>
      </div>
      <ActionIcon
        variant="subtle"
        size={28}
        aria-label={t('answer:message.unquote')}
        onClick={() => {
          dispatch(quoted({ thread, quote: null }));
          onRemoved();
        }}
      >
        <IconX size={14} />
      </ActionIcon>
    </div>
  );
}
