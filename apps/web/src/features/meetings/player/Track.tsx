import { type PointerEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { playTime } from '@/lib/dates/durations';
import classes from './player.module.css';
import { outline, timeAt } from './waveform';

interface Props {
  time: number;
  durationMs: number;
  /** From 0 to 255; null of a recording that has none: then the track is a bar. */
  peaks: Uint8Array | null;
  onGo(milliseconds: number): void;
}

/** The recording as a line that is clicked, dragged along, or walked with the keyboard. */
export function Track({ time, durationMs, peaks, onGo }: Props) {
  const { t } = useTranslation('meetings');
  const path = useMemo(() => (peaks ? outline(peaks) : ''), [peaks]);
  const go = (event: PointerEvent<HTMLElement>) =>
    onGo(timeAt(event.clientX, event.currentTarget.getBoundingClientRect(), durationMs));
  const share = durationMs ? Math.min(time / durationMs, 1) : 0;
  const end = { Home: 0, End: durationMs };
  return (
    <div
      className={classes.track}
      role="slider"
      tabIndex={0}
      aria-label={t('position')}
      aria-valuemin={0}
      aria-valuemax={Math.round(durationMs / 1000)}
      aria-valuenow={Math.round(time / 1000)}
      aria-valuetext={t('positionOf', { time: playTime(time), whole: playTime(durationMs) })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event);
      }}
      onKeyDown={(event) => {
        const place = end[event.key as keyof typeof end];
        if (place === undefined) return;
        event.preventDefault();
        onGo(place);
      }}
    >
      {path ? (
        [classes.rest, classes.played].map((className) => (
          <svg
            key={className}
            className={className}
            viewBox={`0 0 ${(peaks?.length ?? 1) - 1} 2`}
            preserveAspectRatio="none"
            aria-hidden
            style={
              className === classes.played ? { clipPath: `inset(0 ${100 - share * 100}% 0 0)` } : undefined
            }
          >
            <path d={path} />
          </svg>
        ))
      ) : (
        <div className={classes.bar} aria-hidden>
          <div className={classes.filled} style={{ width: `${share * 100}%` }} />
        </div>
      )}
      <div className={classes.head} style={{ insetInlineStart: `${share * 100}%` }} aria-hidden />
    </div>
  );
}
