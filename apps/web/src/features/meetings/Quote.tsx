import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './meetings.module.css';

interface Props {
  quote: string;
  startMs: number;
  hasSound: boolean;
  onPlay(startMs: number): void;
}

/** What was said, and the button that plays it, or shows where it stands. */
export function Quote({ quote, startMs, hasSound, onPlay }: Props) {
  const { t } = useTranslation('meetings');
  return (
    <div className={classes.quote}>
      <ActionIcon
        size="sm"
        variant="default"
        aria-label={t(hasSound ? 'playQuote' : 'showQuote', { quote })}
        onClick={() => onPlay(startMs)}
      >
        {hasSound ? <IconPlayerPlayFilled size={10} /> : <IconArrowDown size={12} />}
      </ActionIcon>
      <q className={classes.words}>{quote}</q>
    </div>
  );
}
