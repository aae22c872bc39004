import { Alert, Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getTaskImport, type TaskImport } from '@tavla/shared/contracts/data/imports';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '@/api/call';
import { endedText, errorText } from '@/api/error-text';
import { paths } from '@/lib/paths';
import { FailedTaskRows } from './FailedTaskRows';
import { SaveReport } from './SaveReport';
import { UndoImport } from './UndoImport';

const pollEvery = 500;

/** How far an import is, and what came of it. */
export function ImportOutcome({ importId, onAnother }: { importId: string; onAnother: () => void }) {
  const { t } = useTranslation('imports');
  const query = useQuery({
    queryKey: ['task-import', importId],
    queryFn: ({ signal }) => call(getTaskImport, { params: { id: importId }, signal }),
    refetchInterval: ({ state }) => (isOver(state.data) ? false : pollEvery),
    staleTime: 0,
  });
  const state = query.data;
  const another = (
    <Button variant="default" onClick={onAnother}>
      {t('done.again')}
    </Button>
  );
  if (!state) {
    if (!query.isError) return <Skeleton h={120} role="status" aria-label={t('progress.label')} />;
    return (
      <Stack align="flex-start">
        <Alert color="red" role="alert" w="100%">
          {errorText(query.error)}
        </Alert>
        {another}
      </Stack>
    );
  }
  return (
    <Stack>
      <Text size="sm" fw={550} style={{ overflowWrap: 'anywhere' }} dir="auto">
        {state.name}
      </Text>
      {isOver(state) ? <Result state={state} /> : <Working state={state} isLost={query.isError} />}
      {isOver(state) && (
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            {state.failedCount > 0 && <SaveReport importId={importId} />}
            {state.status !== 'undone' && state.createdCount > 0 && <UndoImport state={state} />}
          </Group>
          <Group gap="xs">
            {another}
            <Button component={Link} to={paths.board()}>
              {t('done.board')}
            </Button>
          </Group>
        </Group>
      )}
    </Stack>
  );
}

function Working({ state, isLost }: { state: TaskImport; isLost: boolean }) {
  const { t } = useTranslation('imports');
  const { status, processed, total, createdCount } = state;
  const all = status === 'undoing' ? createdCount : total;
  return (
    <Stack gap="xs" aria-busy>
      <Text size="sm" role="status">
        {status === 'undoing'
          ? t('progress.undoing', { processed })
          : status === 'running'
            ? t('progress.running', { processed, total })
            : t('progress.waiting')}
      </Text>
      <Progress.Root size="lg">
        <Progress.Section
          value={all ? (100 * processed) / all : 0}
          aria-label={t('progress.label')}
          animated
        />
      </Progress.Root>
      <Text size="xs" c="dimmed">
        {t(isLost ? 'progress.lost' : 'progress.background')}
      </Text>
    </Stack>
  );
}

function Result({ state }: { state: TaskImport }) {
  const { t } = useTranslation('imports');
  const isUndone = state.status === 'undone';
  return (
    <>
      {state.error !== null && (
        <Alert color="red" title={t('done.stopped')} role="alert">
          {endedText(state)}
        </Alert>
      )}
      <Stack gap={2} role="status">
        <Text fw={600}>
          {isUndone
            ? t('done.undone', { count: state.processed })
            : t('done.created', { count: state.createdCount })}
        </Text>
        {isUndone && state.keptCount > 0 && (
          <Text size="sm">{t('done.kept', { count: state.keptCount })}</Text>
        )}
        {!isUndone && state.existingCount > 0 && (
          <Text size="sm">{t('existing', { count: state.existingCount })}</Text>
        )}
        {!isUndone && state.failedCount > 0 && (
          <Text size="sm" c="var(--mantine-color-error)">
            {t('failed', { count: state.failedCount })}
          </Text>
        )}
      </Stack>
      {!isUndone && <FailedTaskRows rows={state.failed} count={state.failedCount} />}
    </>
  );
}

function isOver(state: TaskImport | undefined): boolean {
  return state?.status === 'done' || state?.status === 'failed' || state?.status === 'undone';
}
