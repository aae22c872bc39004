import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../meetings.module.css';
import type { Around, Sentence } from './sentences-around';

interface Props {
  quote: string;
  startMs: number;
  hasSound: boolean;
  onPlay(startMs: number): void;
  /** What was said before and after it, where that is shown. */
  around?: Around;
}

/** What was said, and the button that plays it, or shows where it stands. */
export function Quote({ quote, startMs, hasSound, onPlay, around }: Props) {
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
      {around ? (
        <p className={classes.passage} dir="auto">
          <Context said={around.before} speaker={null} />
          {around.speaker !== around.before.at(-1)?.speaker && around.speaker && `${around.speaker}: `}
          <q>{quote}</q>
          <Context said={around.after} speaker={around.speaker} />
        </p>
      ) : (
        <q className={classes.words}>{quote}</q>
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
