import { Alert, Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonSession } from '@/entities/session/person-session-context';
import { dateAndTime } from '@/lib/dates/dates';
import { findRecordings, forgetRecording, openRecording } from './kept-recordings';
import type { Sound } from './record-state';
import { ownerOf, type StoredRecording } from './recording-store';
import { soundOf } from './use-record-session';

/** Offers what an earlier visit recorded and never got to the server. */
export function RecoveredRecordings({ onContinue }: { onContinue(sound: Sound): void }) {
  const { t } = useTranslation('record');
  const owner = ownerOf(usePersonSession());
  const [kept, setKept] = useState<StoredRecording[]>([]);
  useEffect(() => {
    // A browser without storage has kept nothing.
    findRecordings(owner).then(setKept, () => {});
  }, [owner]);
  const newest = kept[0];
  if (!newest) return null;

  const forget = async () => {
    await forgetRecording(owner, newest.id);
    setKept(kept.slice(1));
  };
  return (
    <Alert variant="default" role="status">
      {t('recovered', { count: kept.length, when: dateAndTime(newest.startedAt) })}
      <Group gap="xs" mt="xs">
        <Button size="xs" onClick={async () => onContinue(soundOf(await openRecording(owner, newest)))}>
          {t('recover')}
        </Button>
        <Button size="xs" variant="default" onClick={forget}>
          {t('forget')}
        </Button>
      </Group>
    </Alert>
  );
}
