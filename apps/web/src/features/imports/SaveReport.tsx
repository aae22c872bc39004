import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { taskImportReport } from '@tavla/shared/contracts/data/imports';
import { useTranslation } from 'react-i18next';
import { callFile } from '@/api/call-file';
import { download } from '@/lib/download';

/** The rows of which no task was made, as a file. */
export function SaveReport({ importId }: { importId: string }) {
  const { t } = useTranslation('imports');
  const save = useMutation({
    mutationFn: () => callFile(taskImportReport, { params: { id: importId } }),
    onSuccess: (file) => download(file, 'not-imported.csv'),
    onError: () => notifications.show({ color: 'red', message: t('done.reportFailed') }),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('done.report')}
    </Button>
  );
}
