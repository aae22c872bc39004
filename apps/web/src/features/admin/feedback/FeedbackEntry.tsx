import { Anchor, Text } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import type { GivenFeedback } from '@tavla/shared/contracts/conversation/feedback';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fullTime, relativeTime } from '@/lib/dates/dates';
import { paths } from '@/lib/paths';
import classes from './feedback.module.css';

const hidden = {
  own: 'feedback.hiddenOwn',
  ticket: 'feedback.hiddenTicket',
  meeting: 'feedback.hiddenMeeting',
} as const;

/** What one person said of one answer, with the question and the answer where they may be read. */
export function FeedbackEntry({ entry }: { entry: GivenFeedback }) {
  const { t } = useTranslation('admin');
  const { isRight, reason, userName, createdAt, place, taskId, messageId, question, answer } = entry;
  const Icon = isRight ? IconThumbUp : IconThumbDown;
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <span className={classes.verdict} data-wrong={!isRight || undefined}>
          <Icon size={14} aria-hidden />
          {t(isRight ? 'feedback.right' : 'feedback.wrong')}
        </span>
        <b dir="auto">{userName}</b>
        <Text span size="xs" c="dimmed" title={fullTime(createdAt)}>
          {relativeTime(createdAt)}
        </Text>
        {taskId && (
          <Anchor component={Link} to={paths.message(taskId, messageId)} size="xs" underline="always">
            {t('feedback.openTicket')}
          </Anchor>
        )}
      </div>
      <p className={classes.reason} data-none={reason === '' || undefined} dir="auto">
        {reason || t('feedback.noReason')}
      </p>
      {answer === null ? (
        <p className={classes.hidden}>{t(hidden[place])}</p>
      ) : (
        <dl className={classes.talk}>
          {question !== null && (
            <>
              <dt>{t('feedback.question')}</dt>
              <dd dir="auto">{question}</dd>
            </>
          )}
          <dt>{t('feedback.answer')}</dt>
          <dd dir="auto">{answer}</dd>
        </dl>
      )}
    </li>
  );
}
