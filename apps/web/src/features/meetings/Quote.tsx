import { ActionIcon } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './meetings.module.css';

interface Props {
  quote: string;
  startMs: number;
  onPlay(startMs: number): void;
}

/** What was said, and the button that plays it. */
export function Quote({ quote, startMs, onPlay }: Props) {
  const { t } = useTranslation('meetings');
  return (
    <div className={classes.quote}>
      <ActionIcon
        size="sm"
        variant="default"
        aria-label={t('playQuote', { quote })}
        onClick={() => onPlay(startMs)}
      >
        <IconPlayerPlayFilled size={10} />
      </ActionIcon>
      <q className={classes.words}>{quote}</q>
    </div>
  );
}
