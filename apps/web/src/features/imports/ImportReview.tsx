import { Alert, Button, Checkbox, Group, LoadingOverlay, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import {
  discardTaskImport,
  startTaskImport,
  type TaskImportPreview,
} from '@tavla/shared/contracts/data/imports';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { ColumnChoices } from './ColumnChoices';
import { FailedTaskRows } from './FailedTaskRows';
import { ListChoices } from './ListChoices';
import { PreviewFacts } from './PreviewFacts';
import { SampleTasks } from './SampleTasks';
import { useReview } from './use-review';

interface ImportReviewProps {
  first: TaskImportPreview;
  onAnother: () => void;
  onStarted: (importId: string) => void;
}

/** What importing a file would do, and how it is to be read; nothing is saved before somebody says so. */
export function ImportReview({ first, onAnother, onStarted }: ImportReviewProps) {
  const { t } = useTranslation('imports');
  const { choices, preview, choose, isReading, fault } = useReview(first);
  const params = { id: first.id };
  const start = useMutation({
    mutationFn: () => call(startTaskImport, { params, body: choices }),
    onSuccess: ({ id }) => onStarted(id),
  });
  const leave = () => {
    void call(discardTaskImport, { params }).catch(() => undefined);
    onAnother();
  };
  return (
    <Stack gap="lg" pos="relative">
      <Text size="sm" fw={550} style={{ overflowWrap: 'anywhere' }}>
        <bdi>{first.name}</bdi> · {t(`format.${preview.format}`)}
      </Text>
      {fault && (
        <Alert color="red" title={t('previewFailed')} role="alert">
          {errorText(fault)}
        </Alert>
      )}
      {preview.columns.length > 0 && <ColumnChoices preview={preview} choices={choices} onChoose={choose} />}
      {preview.lists.length > 0 && (
        <ListChoices
          lists={preview.lists}
          chosen={choices.lists}
          onChoose={(key, target) => choose({ lists: { ...choices.lists, [key]: target } })}
        />
      )}
      {(preview.archived > 0 || choices.withArchived) && (
        <Checkbox
          label={t('withArchived')}
          checked={choices.withArchived ?? false}
          onChange={(event) => choose({ withArchived: event.currentTarget.checked })}
        />
      )}
      <div style={{ position: 'relative' }} aria-busy={isReading}>
        {/* Below a list that is open above it: one goes on choosing meanwhile. */}
        <LoadingOverlay visible={isReading} zIndex={1} />
        <Stack gap="lg">
          <PreviewFacts preview={preview} />
          <FailedTaskRows rows={preview.failed} count={preview.failedCount} />
          <SampleTasks samples={preview.samples} />
        </Stack>
      </div>
      {start.isError && (
        <Alert color="red" title={t('startFailed')} role="alert">
          {errorText(start.error)}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={leave}>
          {t('another')}
        </Button>
        <Button
          loading={start.isPending}
          disabled={preview.valid === 0 || isReading || fault !== null}
          onClick={() => start.mutate()}
        >
          {preview.valid ? t('import', { count: preview.valid }) : t('nothing')}
        </Button>
      </Group>
    </Stack>
  );
}
