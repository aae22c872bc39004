import '@/i18n/pages-catalogue';
import { Stack, Text, Title } from '@mantine/core';
import type { TaskImportPreview } from '@tavla/shared/contracts/data/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '@/lib/address/use-address';
import { PageTitle } from '@/ui/PageTitle';
import { ChooseFile } from './ChooseFile';
import { ExportLists } from './ExportLists';
import { ImportOutcome } from './ImportOutcome';
import { ImportReview } from './ImportReview';
import { RecentImports } from './RecentImports';

/** /import: tasks from a file, and what came of earlier ones. The address names the import that is shown. */
export function ImportPage() {
  const { t } = useTranslation('imports');
  const { params, change } = useAddress();
  const shown = params.get('show');
  const [preview, setPreview] = useState<TaskImportPreview>();
  const show = (id: string | null) => {
    setPreview(undefined);
    change({ show: id });
  };
  return (
    <Stack maw={860} mx="auto" p={{ base: 'md', sm: 'xl' }} gap="xl">
      <PageTitle>{t('title')}</PageTitle>
      <div>
        <Title order={1}>{t('title')}</Title>
        <Text size="sm" c="dimmed" mt={4}>
          {t('intro')}
        </Text>
      </div>
      {shown ? (
        <ImportOutcome key={shown} importId={shown} onAnother={() => show(null)} />
      ) : preview ? (
        <ImportReview
          key={preview.id}
          first={preview}
          onAnother={() => setPreview(undefined)}
          onStarted={(id) => show(id)}
        />
      ) : (
        <>
          <ChooseFile onRead={setPreview} />
          <RecentImports onShow={show} />
          <ExportLists />
        </>
      )}
    </Stack>
  );
}
