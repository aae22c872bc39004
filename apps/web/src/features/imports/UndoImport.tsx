import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type TaskImport, undoTaskImport } from '@tavla/shared/contracts/data/imports';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { useMay } from '@/entities/me/use-me';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

/** Deletes what an import has made, after a question. */
export function UndoImport({ state }: { state: TaskImport }) {
  const { t } = useTranslation('imports');
  const [isAsking, ask] = useDisclosure();
  const client = useQueryClient();
  const mayDelete = useMay('delete', 'actions');
  const undo = useMutation({
    mutationFn: () => call(undoTaskImport, { params: { id: state.id } }),
    onSuccess: (next) => {
      client.setQueryData(['task-import', state.id], next);
      void client.invalidateQueries({ queryKey: ['task-import', state.id] });
    },
    onError: (error) =>
      notifications.show({ color: 'red', title: t('undo.failed'), message: errorText(error) }),
    onSettled: ask.close,
  });
  if (!mayDelete) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconArrowBackUp size={16} />} onClick={ask.open}>
        {t('undo.button')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          opened
          title={t('undo.title')}
          text={t('undo.text', { count: state.createdCount })}
          confirmLabel={t('undo.button')}
          cancelLabel={t('cancel')}
          isDangerous
          isPending={undo.isPending}
          onConfirm={() => undo.mutate()}
          onCancel={ask.close}
        />
      )}
    </>
  );
}
