import { useEffect, useState } from 'react';

/**
 * Whole seconds until a moment, as Date.now(), zero after it. Measured against the clock, so that a tab that
 * slept is right when it wakes, and never longer than it takes where that clock is set back meanwhile.
 */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = clockThatGoesOn();
    setNow(clock());
    const timer = setInterval(() => {
      const at = clock();
      setNow(at);
      if (at >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return secondsLeft(until, now);
}

/** Date.now() from here on, with at least what has passed since; what does not know of time slept cannot be set. */
function clockThatGoesOn(): () => number {
  const start = Date.now() - performance.now();
  return () => Math.max(Date.now(), start + performance.now());
}

export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1_000));
}
