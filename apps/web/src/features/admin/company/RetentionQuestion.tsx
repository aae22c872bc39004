import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dateAndTime } from '@/lib/dates/dates';
import { QuestionDialog } from '@/ui/QuestionDialog';
import type { useQuestion } from '@/ui/use-question';
import { AskAgain } from './AskAgain';
import { useRetentionFacts } from './use-retention-facts';

interface RetentionQuestionProps {
  days: number;
  question: ReturnType<typeof useQuestion>;
}

/** Asked before meetings are deleted, or sooner than before; nobody can say yes without knowing what goes. */
export function RetentionQuestion({ days: count, question }: RetentionQuestionProps) {
  const { t } = useTranslation('admin');
  const { words, preview, again } = useRetentionFacts(count);
  return (
    <QuestionDialog
      size="sm"
      zIndex={400}
      title={t('company.retentionTitle', { count })}
      confirmLabel={t('company.retentionConfirm', { count })}
      cancelLabel={t('cancel')}
      isDangerous
      isDisabled={!preview}
      onConfirm={question.confirm}
      onCancel={question.cancel}
    >
      <Text size="md" fw={600}>
        {words}
      </Text>
      <AskAgain again={again} />
      <Text size="md">{t('company.retentionGoes')}</Text>
      {preview && <Text size="md">{t('company.retentionGrace', { date: dateAndTime(preview.from) })}</Text>}
    </QuestionDialog>
  );
}
