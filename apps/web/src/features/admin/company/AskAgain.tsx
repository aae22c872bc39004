import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { useRetentionFacts } from './use-retention-facts';

/** Asks once more what a retention deletes, where no answer came; nothing otherwise. */
export function AskAgain({ again }: Pick<ReturnType<typeof useRetentionFacts>, 'again'>) {
  const { t } = useTranslation('admin');
  if (!again) return null;
  return (
    <Button size="xs" variant="default" mt={6} loading={again.isAsking} onClick={again.ask}>
      {t('retry')}
    </Button>
  );
}
