import { useEffect, useState } from 'react';

const minute = 60_000;

/** The current time in milliseconds, moving on every minute: due dates pass while the board is open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
