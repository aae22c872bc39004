import { useEffect, useState } from 'react';
import { fullTime, relativeTime } from '@/lib/dates/dates';
import classes from './TimeAgo.module.css';

const minute = 60_000;

/** A moment, relative for a day and kept up to date; the full time on hover. */
export function TimeAgo({ instant }: { instant: string }) {
  const [, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow((now) => now + 1), minute);
    return () => clearInterval(timer);
  }, []);
  return (
    <time className={classes.time} dateTime={instant} title={fullTime(instant)}>
      {relativeTime(instant)}
    </time>
  );
}
