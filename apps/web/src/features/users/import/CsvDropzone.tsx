import '@mantine/dropzone/styles.css';
import { Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../users.module.css';

/** Systems name the type of a CSV file differently; the ending counts too. */
const csvTypes = {
  'text/csv': ['.csv'],
  'application/csv': ['.csv'],
  'application/vnd.ms-excel': ['.csv'],
};

/** Takes one CSV file, dropped or chosen; says what it does not take. */
export function CsvDropzone({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('users');
  const [refusal, setRefusal] = useState<'wrongType' | 'tooMany'>();
  return (
    <Stack gap={6}>
      <Dropzone
        className={classes.drop}
        accept={csvTypes}
        multiple={false}
        maxFiles={1}
        onDrop={([file]) => {
          setRefusal(undefined);
          if (file) onFile(file);
        }}
        onReject={(rejections) => {
          const isMany = rejections.every(({ errors }) =>
            errors.every(({ code }) => code === 'too-many-files'),
          );
          setRefusal(isMany ? 'tooMany' : 'wrongType');
        }}
        inputProps={{ 'aria-label': t('csv.choose') }}
      >
        <Stack align="center" gap={6} py="lg" style={{ pointerEvents: 'none' }}>
          <IconFileTypeCsv size={32} stroke={1.4} aria-hidden />
          <Text size="sm">{t('csv.drop')}</Text>
        </Stack>
      </Dropzone>
      {refusal && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {t(`csv.${refusal}`)}
        </Text>
      )}
    </Stack>
  );
}
