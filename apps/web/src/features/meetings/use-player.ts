import { useCallback, useRef, useState } from 'react';

/** One audio element that the whole page plays from. */
export function usePlayer() {
  const audio = useRef<HTMLAudioElement>(null);
  const [time, setTime] = useState(0);

  const playFrom = useCallback((milliseconds: number) => {
    const element = audio.current;
    if (!element) return;
    element.currentTime = milliseconds / 1000;
    // A recording in a format that the browser cannot play says so in its own controls.
    element.play().catch(() => {});
  }, []);

  return { audio, time, playFrom, onTime: (seconds: number) => setTime(seconds * 1000) };
}
