import { Button, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './review.module.css';
import { keyOf } from './review-keys';

interface Props {
  progress: { done: number; count: number };
  /** How many can be approved. */
  open: number;
  /** Missing for whoever may not. */
  onApproveAll: (() => void) | undefined;
}

/** How far the decisions are, and the way to make the rest at once. */
export function TrayHead({ progress, open, onApproveAll }: Props) {
  const { t } = useTranslation('meetings');
  const { done, count } = progress;
  const isDone = count > 0 && done === count;
  return (
    <div className={classes.head}>
      <Title order={2}>{t('actionItems')}</Title>
      <Text size="xs" c="dimmed" role="status" className={classes.progress}>
        {isDone ? (
          <>
            <IconCircleCheck size={14} aria-hidden className={classes.mark} />
            {t('review.allDecided')}
          </>
        ) : (
          count > 0 && t('review.progress', { done, count })
        )}
      </Text>
      {open > 0 && onApproveAll && (
        <Button
          size="compact-sm"
          title={t('keyFor', { what: t('review.approveAll', { count: open }), key: keyOf('approveAll') })}
          onClick={onApproveAll}
        >
          {t('review.approveAll', { count: open })}
        </Button>
      )}
    </div>
  );
}
