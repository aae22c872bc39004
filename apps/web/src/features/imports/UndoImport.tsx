import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type TaskImport, undoTaskImport } from '@tavla/shared/contracts/data/imports';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { ConfirmedCall } from '@/entities/confirmed-call/ConfirmedCall';
import { useMay } from '@/entities/me/use-me';

/** Deletes what an import has made, after a question. */
export function UndoImport({ state }: { state: TaskImport }) {
  const { t } = useTranslation('imports');
  const [isAsking, ask] = useDisclosure();
  const client = useQueryClient();
  const mayDelete = useMay('delete', 'actions');
  const queryKey = ['task-import', state.id];
  const undo = async () =>
    client.setQueryData(queryKey, await call(undoTaskImport, { params: { id: state.id } }));
  if (!mayDelete) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconArrowBackUp size={16} />} onClick={ask.open}>
        {t('undo.button')}
      </Button>
      {isAsking && (
        <ConfirmedCall
          words={{
            title: t('undo.title'),
            text: t('undo.text', { count: state.createdCount }),
            confirm: t('undo.button'),
            cancel: t('cancel'),
            failed: t('undo.failed'),
          }}
          make={undo}
          onSettled={() => client.invalidateQueries({ queryKey })}
          onClose={ask.close}
        />
      )}
    </>
  );
}
