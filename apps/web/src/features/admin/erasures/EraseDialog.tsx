import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ErasureInput, erasePerson, previewErasure } from '@tavla/shared/contracts/data/erasures';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { QuestionDialog } from '@/ui/QuestionDialog';
import { EraseChoices } from './EraseChoices';
import { ErasedItems } from './ErasedItems';
import { faultsOf, firstChoices, isComplete, wishOf } from './erase-choices';

interface Props {
  personId: string;
  onClose: () => void;
  onBegun: () => unknown;
}

/** Shows what is kept of somebody and what becomes of it, asks what must be chosen, and begins once the name is typed. */
export function EraseDialog({ personId, onClose, onBegun }: Props) {
  const { t } = useTranslation('erasures');
  const [choices, setChoices] = useState(firstChoices);
  const [isChecked, setChecked] = useState(false);
  const preview = useQuery({
    queryKey: ['erasure-preview', personId],
    queryFn: ({ signal }) => call(previewErasure, { params: { id: personId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const erase = useMutation({
    mutationFn: (body: ErasureInput) => call(erasePerson, { params: { id: personId }, body }),
    onSuccess: () => {
      notifications.show({ color: 'teal', message: t('dialog.begun') });
      void onBegun();
      onClose();
    },
  });
  const { data } = preview;
  const isActive = data?.state === 'active';
  const confirm = () => {
    setChecked(true);
    if (data && isComplete(choices, data)) erase.mutate(wishOf(choices));
  };
  return (
    <QuestionDialog
      title={t('dialog.title', { name: data?.name ?? '' })}
      size="lg"
      confirmLabel={t('dialog.confirm')}
      cancelLabel={t('dialog.cancel')}
      failure={erase.isError ? { title: t('dialog.notBegun'), text: errorText(erase.error) } : undefined}
      closeOnClickOutside={false}
      isDangerous
      isPending={erase.isPending}
      isDisabled={!data || isActive}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {preview.isPending && (
        <Stack gap={8} role="status" aria-label={t('dialog.loading')}>
          {['a', 'b', 'c', 'd', 'e'].map((row) => (
            <Skeleton key={row} h={20} />
          ))}
        </Stack>
      )}
      {preview.isError && (
        <Alert color="red" title={t('dialog.failed')} role="alert">
          <Text size="sm" mb="xs">
            {errorText(preview.error)}
          </Text>
          <Button size="xs" variant="default" onClick={() => void preview.refetch()}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      {data && (
        <>
          {isActive && <Alert color="orange">{t('dialog.active')}</Alert>}
          <ErasedItems items={data.items} />
          {!isActive && (
            <EraseChoices
              preview={data}
              choices={choices}
              onChange={setChoices}
              faults={isChecked ? faultsOf(choices, data) : {}}
            />
          )}
          <Text size="sm" fw={550}>
            {t('dialog.warning')}
          </Text>
        </>
      )}
    </QuestionDialog>
  );
}
