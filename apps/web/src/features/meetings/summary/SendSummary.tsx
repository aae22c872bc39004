import { Skeleton, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import type { Audio } from '@tavla/shared/contracts/audios';
import { listSummaryRecipients, sendSummary } from '@tavla/shared/contracts/meeting-summaries';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { useAppDispatch } from '@/entities/store-hooks';
import { QuestionDialog } from '@/ui/QuestionDialog';
import { usePeopleNames } from '../use-people-names';

/** Asks before the summary of a meeting is mailed: to whom, what is in it, and that it goes once. */
export function SendSummary({ meeting: { id }, onClose }: { meeting: Audio; onClose: () => void }) {
  const { t } = useTranslation('meetings');
  const dispatch = useAppDispatch();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const recipients = useQuery({
    queryKey: ['summary-recipients', id],
    queryFn: ({ signal }) => call(listSummaryRecipients, { params: { id }, signal }),
    // Somebody may have become inactive since.
    gcTime: 0,
  });
  const ids = recipients.data?.userIds;
  const fault = failure ?? (recipients.error ? errorText(recipients.error) : undefined);
  const send = async () => {
    setPending(true);
    try {
      const sent = await call(sendSummary, { params: { id } });
      dispatch(meetingsStore.received([sent]));
      notifications.show({
        color: 'teal',
        message: t('sendSummary.sent', { count: sent.summarySent?.count ?? 0 }),
      });
      onClose();
    } catch (error) {
      setFailure(errorText(error));
      setPending(false);
    }
  };
  return (
    <QuestionDialog
      title={t('sendSummary.title')}
      confirmLabel={t('sendSummary.send')}
      cancelLabel={t('cancel')}
      failure={fault === undefined ? undefined : { title: t('sendSummary.failed'), text: fault }}
      isPending={isPending}
      isDisabled={!ids?.length}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      {ids ? (
        <To ids={ids} />
      ) : (
        !recipients.error && <Skeleton h={40} role="status" aria-label={t('loading')} />
      )}
      {ids?.length !== 0 && (
        <>
          <Text size="sm">{t('sendSummary.holds')}</Text>
          <Text size="sm" c="dimmed">
            {t('sendSummary.once')}
          </Text>
        </>
      )}
    </QuestionDialog>
  );
}

function To({ ids }: { ids: string[] }) {
  const { t } = useTranslation('meetings');
  const names = usePeopleNames(ids)(ids);
  if (ids.length === 0) return <Text size="sm">{t('sendSummary.nobody')}</Text>;
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('sendSummary.to', { count: ids.length })}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {names}
      </Text>
    </div>
  );
}
