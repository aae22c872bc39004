import '@mantine/dropzone/styles.css';
import { Stack, Text } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../meetings.module.css';
import { accepted, refusalOf, tooLargeFor } from './meeting-file';

/** Takes one file of which a meeting can be made, dropped or chosen; says what it does not take. */
export function MeetingDropzone({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('meetings');
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>();
  const reject = (rejections: FileRejection[]) =>
    setRefusal(refusalOf(rejections.flatMap(({ errors }) => errors.map(({ code }) => code))));
  return (
    <Stack gap={6}>
      <Dropzone
        className={classes.drop}
        accept={accepted}
        multiple={false}
        validator={tooLargeFor}
        onDrop={([file]) => file && onFile(file)}
        onReject={reject}
        inputProps={{ 'aria-label': t('import.choose') }}
      >
        <Stack align="center" gap={6} py="lg" px="sm" style={{ pointerEvents: 'none' }}>
          <IconFileImport size={32} stroke={1.4} aria-hidden />
          <Text size="md">{t('import.drop')}</Text>
          <Text size="xs" c="dimmed" ta="center">
            {t('import.kinds')}
          </Text>
        </Stack>
      </Dropzone>
      {refusal && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {t(`import.${refusal}`)}
        </Text>
      )}
    </Stack>
  );
}
