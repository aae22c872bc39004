import { Alert, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { previewImport } from '@tavla/shared/contracts/user-import';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { useAppDispatch } from '@/entities/store-hooks';
import { postCsv } from '@/entities/users/post-csv';
import { FailedRows } from './FailedRows';

const namesShown = 30;

interface ImportReviewProps {
  file: File;
  onAnother: () => void;
  onStarted: (importId: string) => void;
}

/** What importing a file would do, before anything is saved. */
export function ImportReview({ file, onAnother, onStarted }: ImportReviewProps) {
  const { t } = useTranslation('users');
  const dispatch = useAppDispatch();
  const preview = useQuery({
    queryKey: ['import-preview', file.name, file.size, file.lastModified],
    queryFn: ({ signal }) => {
      const body = new FormData();
      body.append('file', file);
      return call(previewImport, { body, signal, timeout: 0 });
    },
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const start = useMutation({
    mutationFn: () => dispatch(postCsv(file)),
    onSuccess: ({ id }) => onStarted(id),
  });
  const { data } = preview;
  return (
    <Stack>
      <Text size="sm" fw={550}>
        {preview.isPending ? t('csv.reading', { name: file.name }) : file.name}
      </Text>
      {preview.isPending && (
        <Stack gap="xs" role="status" aria-label={t('csv.reading', { name: file.name })}>
          <Skeleton h={18} w="60%" />
          <Skeleton h={18} w="45%" />
          <Skeleton h={120} />
        </Stack>
      )}
      {preview.isError && (
        <Alert color="red" title={t('csv.previewFailed')} role="alert">
          {errorText(preview.error)}
        </Alert>
      )}
      {data && (
        <>
          <Stack gap={2}>
            <Text fw={600}>{t('csv.valid', { count: data.valid })}</Text>
            {data.existing > 0 && <Text size="sm">{t('csv.existing', { count: data.existing })}</Text>}
            {data.failed.length > 0 && (
              <Text size="sm" c="var(--mantine-color-error)">
                {t('csv.failed', { count: data.failed.length })}
              </Text>
            )}
          </Stack>
          <NewNames title={t('csv.newPositions')} names={data.newPositions} />
          <NewNames title={t('csv.newDepartments')} names={data.newDepartments} />
          <FailedRows rows={data.failed} />
        </>
      )}
      {start.isError && (
        <Alert color="red" title={t('csv.startFailed')} role="alert">
          {errorText(start.error)}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onAnother}>
          {t('csv.another')}
        </Button>
        {data && (
          <Button loading={start.isPending} disabled={data.valid === 0} onClick={() => start.mutate()}>
            {data.valid ? t('csv.import', { count: data.valid }) : t('csv.nothing')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function NewNames({ title, names }: { title: string; names: readonly string[] }) {
  const { t } = useTranslation('users');
  if (!names.length) return null;
  return (
    <div>
      <Text size="xs" c="dimmed" mb={4}>
        {title}
      </Text>
      <Group gap={4}>
        {names.slice(0, namesShown).map((name) => (
          <Badge key={name} variant="light" color="gray" tt="none" maw="100%" c="var(--mantine-color-text)">
            {name}
          </Badge>
        ))}
        {names.length > namesShown && (
          <Text size="xs">{t('csv.more', { count: names.length - namesShown })}</Text>
        )}
      </Group>
    </div>
  );
}
