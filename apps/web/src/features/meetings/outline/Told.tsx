import type { OutlineSentence } from '@tavla/shared/contracts/outline';
import { useTranslation } from 'react-i18next';
import { playTime } from '@/lib/dates/durations';
import classes from './outline.module.css';

export interface Source {
  /** Whether the meeting can be heard; else its words are shown. */
  hasSound: boolean;
  onPlay(startMs: number): void;
}

interface Props extends Source {
  sentences: readonly OutlineSentence[];
}

/**
 * Sentences of a summary, a line each: they come from different places. A click plays one where its second is known, or
 * shows where it stands.
 */
export function Told({ sentences, hasSound, onPlay }: Props) {
  const { t } = useTranslation('meetings');
  return (
    <div className={classes.sentences}>
      {sentences.map(({ text, startMs }) =>
        startMs === null ? (
          <p key={text} className={classes.plain} dir="auto">
            {text}
          </p>
        ) : (
          <button
            key={`${startMs} ${text}`}
            type="button"
            dir="auto"
            className={classes.told}
            title={t(hasSound ? 'playFrom' : 'showFrom', { time: playTime(startMs) })}
            onClick={() => onPlay(startMs)}
          >
            {text}
          </button>
        ),
      )}
    </div>
  );
}
