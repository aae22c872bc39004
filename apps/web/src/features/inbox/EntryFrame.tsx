import { Text } from '@mantine/core';
import type { InboxEntry } from '@tavla/shared/contracts/inbox';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullTime, relativeTime } from '@/lib/dates/dates';
import classes from './inbox.module.css';

interface Props {
  entry: InboxEntry;
  /** What it is about. */
  head: string;
  children: ReactNode;
}

/** What all entries have: whether it is new, what it is about, and since when it waits. */
export function EntryFrame({ entry: { id, isRead, kind, createdAt }, head, children }: Props) {
  const { t } = useTranslation('inbox');
  // What is read as soon as it is shown keeps its mark for as long as it is looked at.
  const [wasUnread] = useState(!isRead);
  const isNew = kind === 'mention' ? !isRead : wasUnread;
  return (
    <li className={classes.entry} data-entry={id} tabIndex={-1}>
      <Text size="xs" c="dimmed" className={classes.head}>
        {isNew && <span className={classes.dot} role="img" aria-label={t('unread')} />}
        <span className={classes.about} dir="auto">
          {head}
        </span>
        <time dateTime={createdAt} title={fullTime(createdAt)}>
          {relativeTime(createdAt)}
        </time>
      </Text>
      {children}
    </li>
  );
}
