import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getImport, type ImportState, importReport } from '@tavla/shared/contracts/user-import';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { callFile } from '@/api/call-file';
import { endedText } from '@/api/error-text';
import { showSaved } from '@/entities/show-saved';
import { download } from '@/lib/download';
import { FailedRows } from './FailedRows';

const pollEvery = 500;

interface ImportProgressProps {
  importId: string;
  onAnother: () => void;
  onClose: () => void;
}

/** How far an import is, and what came of it. */
export function ImportProgress({ importId, onAnother, onClose }: ImportProgressProps) {
  const { t } = useTranslation('users');
  const query = useQuery({
    queryKey: ['import', importId],
    queryFn: ({ signal }) => call(getImport, { params: { id: importId }, signal }),
    refetchInterval: ({ state }) => (isOver(state.data) ? false : pollEvery),
    staleTime: 0,
  });
  const state = query.data;
  const hasCreated = state?.status === 'done' && state.createdCount > 0;
  useEffect(() => {
    if (hasCreated) showSaved('user', 'created');
  }, [hasCreated]);

  if (!state || !isOver(state)) {
    const percent = state?.total ? (100 * state.processed) / state.total : 0;
    return (
      <Stack gap="xs" aria-busy>
        <Text size="sm" role="status">
          {state?.status === 'running'
            ? t('csv.running', { processed: state.processed, total: state.total })
            : t('csv.waiting')}
        </Text>
        <Progress.Root size="lg">
          <Progress.Section value={percent} aria-label={t('csv.progress')} animated />
        </Progress.Root>
        <Text size="xs" c="dimmed">
          {query.isError ? t('csv.lost') : t('csv.background')}
        </Text>
      </Stack>
    );
  }
  return (
    <Stack>
      {state.status === 'failed' && (
        <Alert color="red" title={t('csv.stopped')} role="alert">
          {endedText(state)}
        </Alert>
      )}
      <Stack gap={2} role="status">
        <Text fw={600}>{t('csv.created', { count: state.createdCount })}</Text>
        {state.existingCount > 0 && (
          <Text size="sm">{t('csv.existing', { count: state.existingCount })}</Text>
        )}
        {state.failed.length > 0 && (
          <Text size="sm" c="var(--mantine-color-error)">
            {t('csv.failed', { count: state.failed.length })}
          </Text>
        )}
      </Stack>
      <FailedRows rows={state.failed} />
      <Group justify="space-between" gap="xs">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => void saveReport(importId, t('csv.reportFailed'))}
        >
          {t('csv.report')}
        </Button>
        <Group gap="xs">
          <Button variant="default" onClick={onAnother}>
            {t('csv.another')}
          </Button>
          <Button onClick={onClose}>{t('csv.done')}</Button>
        </Group>
      </Group>
    </Stack>
  );
}

function isOver(state: ImportState | undefined): boolean {
  return state?.status === 'done' || state?.status === 'failed';
}

async function saveReport(importId: string, failure: string): Promise<void> {
  try {
    download(await callFile(importReport, { params: { id: importId } }), 'import-report.csv');
  } catch {
    notifications.show({ color: 'red', message: failure });
  }
}
