import '@/i18n/record-catalogue';
import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './record.module.css';
import { useUnfinished } from './use-unfinished';

/** Says on the board that something was recorded and never sent: who lost a tab may not open the drawer again. */
export function UnfinishedHint({ onOpen }: { onOpen(): void }) {
  const { t } = useTranslation('record');
  const { kept } = useUnfinished();
  if (!kept.length) return null;
  return (
    <div className={classes.hint} data-above-buttons>
      <Button
        variant="default"
        className={classes.open}
        leftSection={<IconAlertCircle size={16} stroke={1.8} />}
        onClick={onOpen}
      >
        {t('unfinished', { count: kept.length })}
      </Button>
    </div>
  );
}
