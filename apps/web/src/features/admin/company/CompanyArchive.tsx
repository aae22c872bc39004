import { Alert, Button, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exportCompany, prepareCompanyExport } from '@tavla/shared/contracts/data/exports';
import { useTranslation } from 'react-i18next';
import { errorText } from '@/api/error-text';
import { useArchive } from '@/entities/data/use-archive';
import classes from '../admin.module.css';

/** Everything of the company, to take along. */
export function CompanyArchive() {
  const { t } = useTranslation('admin');
  const archive = useArchive(prepareCompanyExport, exportCompany);
  return (
    <section className={classes.section} aria-label={t('archive.title')}>
      <Title order={2} size="h3" mb="xs">
        {t('archive.title')}
      </Title>
      <Text size="sm" mb="sm">
        {t('archive.text')}
      </Text>
      {archive.isError && (
        <Alert color="red" title={t('archive.failed')} role="alert" mb="sm">
          {errorText(archive.error)}
        </Alert>
      )}
      {archive.isSuccess && (
        <Text size="sm" role="status" mb="sm">
          {t('archive.started')}
        </Text>
      )}
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        loading={archive.isPending}
        onClick={() => archive.mutate()}
      >
        {t('archive.download')}
      </Button>
    </section>
  );
}
