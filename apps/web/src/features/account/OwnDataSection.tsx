import { Alert, Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exportMe, prepareMyExport } from '@tavla/shared/contracts/data/exports';
import { useTranslation } from 'react-i18next';
import { errorText } from '@/api/error-text';
import { useArchive } from '@/entities/data/use-archive';
import { Section } from './Section';

/** What is kept about and by this person, to take along. */
export function OwnDataSection() {
  const { t } = useTranslation('account');
  const archive = useArchive(prepareMyExport, exportMe);
  return (
    <Section title={t('data.title')}>
      <Text size="sm">{t('data.text')}</Text>
      {archive.isError && (
        <Alert color="red" title={t('data.failed')} role="alert">
          {errorText(archive.error)}
        </Alert>
      )}
      {archive.isSuccess && (
        <Text size="sm" role="status">
          {t('data.started')}
        </Text>
      )}
      <Group>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          loading={archive.isPending}
          onClick={() => archive.mutate()}
        >
          {t('data.download')}
        </Button>
      </Group>
    </Section>
  );
}
