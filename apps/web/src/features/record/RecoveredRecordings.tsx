import { Alert, Button, Group } from '@mantine/core';
import { format } from 'date-fns';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sound } from './record-state';
import { findRecordings, forgetRecording, openRecording } from './recorder';
import type { StoredRecording } from './recording-store';
import { soundOf } from './use-record-session';

/** Offers what an earlier visit recorded and never got to the server. */
export function RecoveredRecordings({ onContinue }: { onContinue(sound: Sound): void }) {
  const { t } = useTranslation('record');
  const [kept, setKept] = useState<StoredRecording[]>([]);
  useEffect(() => {
    // A browser without storage has kept nothing.
    findRecordings().then(setKept, () => {});
  }, []);
  const newest = kept[0];
  if (!newest) return null;

  const forget = async () => {
    await forgetRecording(newest.id);
    setKept(kept.slice(1));
  };
  return (
    <Alert variant="default" role="status">
      {t('recovered', { count: kept.length, when: format(newest.startedAt, 'MMM dd, HH:mm') })}
      <Group gap="xs" mt="xs">
        <Button size="xs" onClick={async () => onContinue(soundOf(await openRecording(newest)))}>
          {t('recover')}
        </Button>
        <Button size="xs" variant="default" onClick={forget}>
          {t('forget')}
        </Button>
      </Group>
    </Alert>
  );
}
