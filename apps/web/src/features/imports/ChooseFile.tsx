import { Alert, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { addTaskImport, importFormats, type TaskImportPreview } from '@tavla/shared/contracts/data/imports';
import { taskImportMax } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { FileDropzone } from '@/ui/form/FileDropzone';
import classes from './imports.module.css';

/** Systems name the type of a CSV file differently; the ending counts too. */
const fileTypes = {
  'text/csv': ['.csv', '.tsv', '.txt'],
  'application/csv': ['.csv'],
  'application/vnd.ms-excel': ['.csv'],
  'application/json': ['.json'],
};
const megabytes = taskImportMax / 2 ** 20;

/** A file is chosen, and sent to be read. */
export function ChooseFile({ onRead }: { onRead: (preview: TaskImportPreview) => void }) {
  const { t } = useTranslation('imports');
  const send = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.append('file', file);
      return call(addTaskImport, { body, timeout: 0 });
    },
    onSuccess: onRead,
  });
  if (send.isPending) {
    const words = t('reading', { name: send.variables.name });
    return (
      <Stack gap="xs" role="status" aria-label={words}>
        <Text size="sm">{words}</Text>
        <Skeleton h={18} w="60%" />
        <Skeleton h={18} w="45%" />
        <Skeleton h={160} />
      </Stack>
    );
  }
  return (
    <Stack>
      {send.isError && (
        <Alert color="red" title={t('previewFailed')} role="alert">
          {errorText(send.error)}
        </Alert>
      )}
      <FileDropzone
        accept={fileTypes}
        label={t('choose')}
        text={t('drop')}
        hint={t('kinds', { megabytes })}
        icon={IconFileImport}
        validator={(file) =>
          file.size > taskImportMax ? { code: 'file-too-large', message: t('tooLarge', { megabytes }) } : null
        }
        onFile={(file) => send.mutate(file)}
        refusalOf={(codes) => {
          if (codes.includes('file-too-large')) return t('tooLarge', { megabytes });
          return t(codes.every((code) => code === 'too-many-files') ? 'tooMany' : 'wrongType');
        }}
      />
      <section aria-labelledby="how-to-import">
        <Title order={2} size="h4" id="how-to-import" mb={6}>
          {t('how')}
        </Title>
        <ul className={classes.how}>
          {importFormats.map((format) => (
            <li key={format}>
              {format === 'github' ? <GithubHow text={t('howTo.github')} /> : t(`howTo.${format}`)}
            </li>
          ))}
        </ul>
      </section>
    </Stack>
  );
}

/** What stands behind the colon is a command. */
function GithubHow({ text }: { text: string }) {
  const at = text.indexOf(':');
  return (
    <>
      {text.slice(0, at + 1)} <code>{text.slice(at + 1).trim()}</code>
    </>
  );
}
