import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askRoom } from './recorder/room';

/** For how long a recording there is room, before it begins. */
export function RoomNote() {
  const { t } = useTranslation('record');
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    void askRoom().then(setMinutes);
  }, []);
  if (minutes === undefined) return null;
  const hours = Math.floor(minutes / 60);
  return (
    <Text size="xs" c="dimmed">
      {hours ? t('roomHours', { count: hours }) : t('roomMinutes', { count: Math.floor(minutes) })}
    </Text>
  );
}
