import { useSyncExternalStore } from 'react';
import { today } from './days';

const minute = 60_000;

/** The day it is where the reader is; what shows it is drawn anew when that changes, and not before. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today);
}

/** Every minute, and when the window comes back: timers stand still while a device sleeps. */
function subscribe(look: () => void): () => void {
  const timer = setInterval(look, minute);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
