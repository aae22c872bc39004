import '@/i18n/answer-catalogue';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useUnreadMentions } from '@/entities/inbox/mentions';
import classes from './ticket.module.css';

/** How many messages of a ticket mention the person and are unread; nothing where none does. */
export function UnreadMentions({ taskId }: { taskId: string }) {
  const { t } = useTranslation(['ticket', 'answer']);
  const count = useUnreadMentions().get(taskId)?.length ?? 0;
  if (count === 0) return null;
  return (
    <span className={classes.unread}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('answer:write.unread', { count })}</VisuallyHidden>
    </span>
  );
}
