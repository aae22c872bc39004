import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askErasure, getMyErasure, withdrawErasure } from '@tavla/shared/contracts/data/erasures';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { shortDate } from '@/lib/dates/dates';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Section } from './Section';

const queryKey = ['my-erasure'];

/** Asking the admins to be erased, and taking it back. */
export function ErasureSection() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const [isAsking, ask] = useDisclosure();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getMyErasure, { signal }),
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: async (isWanted: boolean) =>
      isWanted ? call(askErasure) : void (await call(withdrawErasure)),
    onSettled: () => {
      ask.close();
      return client.invalidateQueries({ queryKey });
    },
  });
  const askedAt = data?.askedAt;
  return (
    <Section title={t('erasure.title')}>
      <Text size="sm">{t('erasure.text')}</Text>
      {change.isError && (
        <Alert color="red" title={t('erasure.failed')} role="alert">
          {errorText(change.error)}
        </Alert>
      )}
      {askedAt && (
        <Text size="sm" role="status">
          {t('erasure.asked', { date: shortDate(askedAt) })}
        </Text>
      )}
      {!data && isError && (
        <Alert color="red" title={t('erasure.loadFailed')} role="alert">
          <Button size="xs" variant="default" onClick={() => void refetch()}>
            {t('erasure.retry')}
          </Button>
        </Alert>
      )}
      {!data && !isError && <Skeleton h={36} w={160} role="status" aria-label={t('erasure.loading')} />}
      {data && (
        <Group>
          {askedAt ? (
            <Button variant="default" loading={change.isPending} onClick={() => change.mutate(false)}>
              {t('erasure.withdraw')}
            </Button>
          ) : (
            <Button variant="light" color="red" loading={change.isPending} onClick={ask.open}>
              {t('erasure.ask')}
            </Button>
          )}
        </Group>
      )}
      {isAsking && (
        <ConfirmDialog
          opened
          title={t('erasure.question')}
          text={t('erasure.questionText')}
          confirmLabel={t('erasure.ask')}
          cancelLabel={t('erasure.cancel')}
          isPending={change.isPending}
          onConfirm={() => change.mutate(true)}
          onCancel={ask.close}
        />
      )}
    </Section>
  );
}
