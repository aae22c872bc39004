import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import { useMeeting } from '../use-meeting';
import { usePeopleNames } from '../use-people-names';

/** Who else sees a meeting however it is closed, since they were there: also who added themselves. */
export function WhoWasThere({ id }: { id: string }) {
  const { t } = useTranslation('visibility');
  const { id: me } = useMe();
  const { meeting } = useMeeting(id);
  const ids = (meeting?.attendees ?? [])
    .filter(({ source, userId }) => source !== 'named' && userId !== me)
    .map(({ userId }) => userId);
  const namesOf = usePeopleNames(ids);
  if (!meeting) return null;
  return (
    <Text size="xs" c="dimmed" mt={6}>
      {ids.length > 0 ? t('wasThere', { names: namesOf(ids) }) : t('nobodyWasThere')}
    </Text>
  );
}
