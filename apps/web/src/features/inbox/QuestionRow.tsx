import { Anchor, Group, Text } from '@mantine/core';
import type { InboxQuestion } from '@tavla/shared/contracts/inbox';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Answers } from '@/entities/inbox/Answers';
import { PassageButton } from '@/entities/meetings/passage/PassageButton';
import { longDay } from '@/lib/dates/dates';
import { paths } from '@/lib/paths';
import { EntryFrame } from './EntryFrame';
import classes from './inbox.module.css';

interface Props {
  entry: InboxQuestion;
  /** The person goes where the entry leads to. */
  onLeave(): void;
}

/** What was promised, in which words and where, and the two answers. */
export function QuestionRow({ entry, onLeave }: Props) {
  const { t } = useTranslation('inbox');
  const { item, audioId, meetingName } = entry;
  const { title, quote, startMs, endDate } = item;
  return (
    <EntryFrame entry={entry} head={t('question')}>
      <Text size="md" fw={550} className={classes.title} dir="auto">
        {title}
      </Text>
      <blockquote className={classes.quote} dir="auto">
        {quote}
      </blockquote>
      <Group gap="xs">
        <PassageButton passage={{ audioId, startMs, quote }} hasSound={entry.hasSound} />
        <Anchor
          component={Link}
          to={paths.meeting(audioId, startMs)}
          size="xs"
          underline="always"
          className={classes.meeting}
          onClick={onLeave}
        >
          {t('said', { meeting: meetingName })}
        </Anchor>
        {endDate && (
          <Text size="xs" c="dimmed">
            {t('due', { date: longDay(endDate) })}
          </Text>
        )}
      </Group>
      <Group gap="xs" mt="sm">
        <Answers entry={entry} />
      </Group>
    </EntryFrame>
  );
}
