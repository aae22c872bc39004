import '@/i18n/answer-catalogue';
import { Anchor, Badge, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listMentions, type Mention } from '@tavla/shared/contracts/mentions';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '@/api/call';
import { PassageButton } from '@/entities/meetings/passage/PassageButton';
import { shortDate } from '@/lib/dates/dates';
import { useToday } from '@/lib/dates/use-today';
import { paths } from '@/lib/paths';
import classes from './ticket.module.css';

/** What meetings say of a ticket that did not come from them, the newest first; nothing where none does. */
export function Mentions({ taskId }: { taskId: string }) {
  const { t } = useTranslation(['ticket', 'answer']);
  const { data, isError } = useQuery({
    queryKey: ['mentions', taskId],
    queryFn: ({ signal }) => call(listMentions, { params: { id: taskId }, signal }),
  });
  if (isError && !data) {
    return (
      <Text size="sm" c="var(--mantine-color-error)" mt="md">
        {t('answer:mentions.failed')}
      </Text>
    );
  }
  if (!data?.data.length) return null;
  return (
    <section className={classes.mentions} aria-label={t('answer:mentions.title')}>
      <h3 className={classes.mentionsTitle}>{t('answer:mentions.title')}</h3>
      {data.data.map((mention) => (
        <Said key={mention.id} mention={mention} />
      ))}
    </section>
  );
}

function Said({ mention }: { mention: Mention }) {
  const { t } = useTranslation(['ticket', 'answer']);
  const today = useToday();
  const { audioId, meetingName, recordedAt, quote, startMs, status, isNamed, hasSound } = mention;
  return (
    <figure className={classes.origin}>
      <Badge size="sm" variant="light" color={status === 'blocked' ? 'red' : 'gray'} tt="none">
        {t(`answer:mentions.${status ?? (isNamed ? 'named' : 'asked')}`)}
      </Badge>
      <blockquote className={classes.quote} dir="auto">
        {quote}
      </blockquote>
      <figcaption className={classes.originFoot}>
        <PassageButton passage={mention} hasSound={hasSound} />
        <Text size="sm" c="dimmed" component="span" dir="auto">
          {t('answer:mentions.in')}{' '}
          <Anchor component={Link} to={paths.meeting(audioId, startMs)} underline="always" inherit dir="auto">
            {meetingName}
          </Anchor>
          , {shortDate(recordedAt, today)}
        </Text>
      </figcaption>
    </figure>
  );
}
