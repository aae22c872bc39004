import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconFileTypeCsv } from '@tabler/icons-react';
import { importTemplate } from '@tavla/shared/contracts/user-import';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callFile } from '@/api/call-file';
import { useMay } from '@/entities/me/use-me';
import { download } from '@/lib/download';
import { FileDropzone } from '@/ui/form/FileDropzone';
import { SideDrawer } from '@/ui/layout/SideDrawer';
import { ImportProgress } from './ImportProgress';
import { ImportReview } from './ImportReview';

/** Systems name the type of a CSV file differently; the ending counts too. */
const csvTypes = {
  'text/csv': ['.csv'],
  'application/csv': ['.csv'],
  'application/vnd.ms-excel': ['.csv'],
};

type Stage = { name: 'choose' } | { name: 'review'; file: File } | { name: 'import'; importId: string };

interface ImportDrawerProps {
  /** In pixels, where it comes from the right. */
  width: number;
  onClose: () => void;
}

/** Many people at once: choose a file, see what it would do, import it. */
export function ImportDrawer({ width, onClose }: ImportDrawerProps) {
  const { t } = useTranslation('users');
  const [stage, setStage] = useState<Stage>({ name: 'choose' });
  const choose = () => setStage({ name: 'choose' });
  return (
    <SideDrawer onClose={onClose} title={t('csv.title')} width={width}>
      <Stack>
        {stage.name === 'choose' && (
          <>
            <Text size="sm">{t('csv.intro')}</Text>
            <TemplateButton />
            <FileDropzone
              accept={csvTypes}
              label={t('csv.choose')}
              text={t('csv.drop')}
              icon={IconFileTypeCsv}
              onFile={(file) => setStage({ name: 'review', file })}
              refusalOf={(codes) =>
                t(codes.every((code) => code === 'too-many-files') ? 'csv.tooMany' : 'csv.wrongType')
              }
            />
          </>
        )}
        {stage.name === 'review' && (
          <ImportReview
            file={stage.file}
            onAnother={choose}
            onStarted={(importId) => setStage({ name: 'import', importId })}
          />
        )}
        {stage.name === 'import' && (
          <ImportProgress importId={stage.importId} onAnother={choose} onClose={onClose} />
        )}
      </Stack>
    </SideDrawer>
  );
}

function TemplateButton() {
  const { t } = useTranslation('users');
  const isAllowed = useMay('create', 'user');
  const [isLoading, setLoading] = useState(false);
  async function load() {
    setLoading(true);
    try {
      download(await callFile(importTemplate), 'new-users-template.csv');
    } catch {
      notifications.show({ color: 'red', message: t('csv.templateFailed') });
    } finally {
      setLoading(false);
    }
  }
  if (!isAllowed) return null;
  return (
    <Group>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={16} />}
        loading={isLoading}
        onClick={() => void load()}
      >
        {t('csv.template')}
      </Button>
    </Group>
  );
}
