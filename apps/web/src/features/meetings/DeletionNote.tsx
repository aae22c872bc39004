import { Text } from '@mantine/core';
import type { Audio } from '@tavla/shared/contracts/audios';
import { deletionOf } from '@tavla/shared/meetings/retention';
import { isInWork } from '@tavla/shared/meetings/work';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import { fullTime, longDate, shortDate } from '@/lib/dates/dates';
import { useToday } from '@/lib/dates/use-today';
import { isWithinDays } from './meeting-words';

/** In a list, only what goes within so many days is worth a line. */
const listedDays = 14;

/**
 * When the company's retention deletes a meeting; nothing where there is none. From the settings as they are now, which
 * change while a meeting does not.
 */
export function DeletionNote({ meeting, isInList = false }: { meeting: Audio; isInList?: boolean }) {
  const { t } = useTranslation('meetings');
  useToday();
  const at = deletionOf(meeting, useMe().organization);
  const now = new Date();
  if (at === null || (isInList && !isWithinDays(at, listedDays, now))) return null;
  const isPast = new Date(at) <= now;
  const when = isPast ? (isInWork(meeting) ? 'whenDone' : 'soon') : 'on';
  return (
    <Text size="xs" c="dimmed" title={fullTime(at)}>
      {isInList
        ? t(when === 'on' ? 'deletion.inList' : `deletion.${when}InList`, { date: shortDate(at) })
        : t(`deletion.${when}`, { date: longDate(at) })}
    </Text>
  );
}
