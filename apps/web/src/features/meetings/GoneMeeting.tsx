import { Alert, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getAudioDeletion } from '@tavla/shared/contracts/transcripts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { useMay, useMe } from '@/entities/me/use-me';
import { useMeetingWork } from './use-meeting-work';
import { usePeopleNames } from './use-people-names';

/**
 * In place of a meeting that is not there: who deleted it, where that was a moment ago, and for as long as it can be, a
 * way to bring it back. One that was closed to the person is only not there.
 */
export function GoneMeeting({ id }: { id: string }) {
  const { t } = useTranslation('meetings');
  const me = useMe();
  const mayRestore = useMay('delete', 'actions');
  const { data: deletion, isPending } = useQuery({
    queryKey: ['meeting-deletion', id],
    queryFn: async ({ signal }) => (await call(getAudioDeletion, { params: { id }, signal })).deletion,
    retry: false,
    // It may be brought back and deleted again, by somebody else.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const byId = deletion?.byId ?? null;
  const nameOf = usePeopleNames(byId === null || byId === me.id ? [] : [byId]);
  if (isPending) return <Skeleton h={48} my="md" role="status" aria-label={t('loading')} />;
  if (!deletion) return <Alert color="red" my="md" title={t('notFound')} />;
  const words =
    byId === null
      ? t('gone.byNobody')
      : byId === me.id
        ? t('gone.byYou')
        : t('gone.by', { name: nameOf([byId]) });
  return (
    <Alert color="gray" my="md" title={words}>
      {mayRestore && <RestoreButton id={id} undoMs={deletion.undoMs} />}
    </Alert>
  );
}

/** A way back, while there is one. */
function RestoreButton({ id, undoMs }: { id: string; undoMs: number }) {
  const { t } = useTranslation('meetings');
  const { restore } = useMeetingWork(id);
  const [isOver, setOver] = useState(undoMs === 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), undoMs);
    return () => clearTimeout(timer);
  }, [undoMs]);
  if (isOver) return null;
  return (
    <Button size="xs" variant="default" onClick={() => void restore()}>
      {t('gone.restore')}
    </Button>
  );
}
