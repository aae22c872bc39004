import { type RefObject, useEffect, useRef } from 'react';
import classes from './record.module.css';

/** Shows that the microphone hears something; painted outside of React, ten times a second or less. */
export function LevelMeter({ level }: { level: RefObject<number> }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (bar.current)
        bar.current.style.transform = `scaleX(${Math.min(1, Math.sqrt(level.current)).toFixed(2)})`;
    }, 100);
    return () => clearInterval(timer);
  }, [level]);
  return (
    <div className={classes.meter} aria-hidden>
      <div ref={bar} className={classes.level} />
    </div>
  );
}
