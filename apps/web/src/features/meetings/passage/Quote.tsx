import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { playTime } from '@/lib/dates/durations';
import classes from '../meetings.module.css';
import type { Around, Sentence } from './sentences-around';

interface Props {
  quote: string;
  startMs: number;
  hasSound: boolean;
  onPlay(startMs: number): void;
  /** What was said before and after it, where that is shown. */
  around?: Around;
  /** Whether its second is shown. */
  isTimed?: boolean;
}

/** What was said, and the button that plays it, or shows where it stands; with its second, where that is shown. */
export function Quote({ quote, startMs, hasSound, onPlay, around, isTimed = false }: Props) {
  const { t } = useTranslation('meetings');
  const icon = hasSound ? <IconPlayerPlayFilled size={10} /> : <IconArrowDown size={12} />;
  return (
    <div className={classes.quote}>
      {isTimed ? (
        <Button
          size="compact-xs"
          variant="default"
          className={classes.second}
          leftSection={icon}
          aria-label={t(hasSound ? 'playQuoteFrom' : 'showQuoteAt', { quote, time: playTime(startMs) })}
          onClick={() => onPlay(startMs)}
        >
          {playTime(startMs)}
        </Button>
      ) : (
        <ActionIcon
          size="sm"
          variant="default"
          aria-label={t(hasSound ? 'playQuote' : 'showQuote', { quote })}
          onClick={() => onPlay(startMs)}
        >
          {icon}
        </ActionIcon>
      )}
      {around ? (
        <p className={classes.passage} dir="auto">
          <Context said={around.before} speaker={null} />
          {around.speaker !== around.before.at(-1)?.speaker && around.speaker && `${around.speaker}: `}
          <q>{quote}</q>
          <Context said={around.after} speaker={around.speaker} />
        </p>
      ) : (
        <q className={classes.words} dir="auto">
          {quote}
        </q>
      )}
    </div>
  );
}

/** Sentences beside a quote; of each whose turn begins there, the name. */
function Context({ said, speaker }: { said: readonly Sentence[]; speaker: string | null }) {
  return (
    <span className={classes.context}>
      {said.map((one, at) => {
        const before = said[at - 1]?.speaker ?? speaker;
        const isNew = one.speaker !== null && one.speaker !== before;
        return ` ${isNew ? `${one.speaker}: ` : ''}${one.text} `;
      })}
    </span>
  );
}
