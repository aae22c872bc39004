import { Button, Stack, Text } from '@mantine/core';
import { IconWaveSine } from '@tabler/icons-react';
import type { Audio } from '@tavla/shared/contracts/audios';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useShownPart } from '@/lib/scrolling/use-shown-part';
import classes from '../meetings.module.css';
import { MeetingRow } from './MeetingRow';

interface Props {
  meetings: readonly Audio[];
  isFiltered: boolean;
  /** There are others, which the person may not open. */
  hasClosed: boolean;
}

/** So many rows are drawn at a time: each has a menu, and a company has thousands of meetings after some years. */
const step = 100;

/** The meetings in their order, as far as somebody scrolls; or why there are none. */
export function MeetingList({ meetings, isFiltered, hasClosed }: Props) {
  const { t } = useTranslation('meetings');
  const { shown, left, more, end } = useShownPart(meetings, step);
  const list = useRef<HTMLUListElement>(null);
  // The button goes on to the end, or away: whoever pressed it goes on where the older ones begin.
  const goOn = () => {
    flushSync(more);
    list.current?.children[shown.length]?.querySelector('a')?.focus();
  };
  if (meetings.length === 0 && isFiltered) return <Text c="dimmed">{t('noneShown')}</Text>;
  if (meetings.length === 0) {
    return (
      <Stack align="center" py={64} gap="xs">
        <IconWaveSine size={32} stroke={1.4} aria-hidden />
        <Text fw={600}>{t(hasClosed ? 'emptyOpenTitle' : 'emptyTitle')}</Text>
        <Text size="sm" c="dimmed" ta="center" maw={360}>
          {t('emptyText')}
        </Text>
        <Button component={Link} to={paths.board()} variant="default" mt="xs">
          {t('toBoard')}
        </Button>
      </Stack>
    );
  }
  return (
    <ul ref={list} className={classes.list}>
      {shown.map((meeting) => (
        <MeetingRow key={meeting.id} meeting={meeting} />
      ))}
      {left > 0 && (
        <li ref={end} className={classes.row}>
          <Button size="compact-sm" variant="default" onClick={goOn}>
            {t('listMore', { count: left })}
          </Button>
        </li>
      )}
    </ul>
  );
}
