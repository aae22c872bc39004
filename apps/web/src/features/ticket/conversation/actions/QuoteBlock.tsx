import { UnstyledButton } from '@mantine/core';
import type { Quote } from '@tavla/shared/contracts/chat';
import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import { usersStore } from '@/entities/users/users-store';
import { useAddress } from '@/lib/address/use-address';
import classes from './actions.module.css';

/** What a message quotes: who and the first words; a click goes there. */
export function QuoteBlock({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['ticket', 'answer']);
  const { change } = useAddress();
  const me = useMe();
  const author = usersStore.useById(quote.authorId);
  if (quote.excerpt === null) return <p className={classes.quote}>{t('answer:message.quoteGone')}</p>;
  const known = author ? fullName(author) : quote.authorName;
  const name = quote.authorId === me.id ? t('chat.you') : quote.authorId ? known : t('chat.assistant');
  return (
    <UnstyledButton
      className={classes.quote}
      aria-label={t('answer:message.quoteOf', { name, text: quote.excerpt })}
      onClick={() => change({ message: quote.id }, { replace: true })}
    >
      <b dir="auto">{name}</b>
      <span className={classes.excerpt} dir="auto">
        {quote.excerpt}
      </span>
    </UnstyledButton>
  );
}
