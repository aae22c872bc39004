import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './ticket.module.css';

/** A part of the drawer could not be loaded: what happened, and another try. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation('ticket');
  return (
    <div className={classes.state}>
      <Text>{text}</Text>
      <Button variant="default" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </div>
  );
}
