import { useReadyToasts } from './use-ready-toasts';

/** Draws nothing by itself: tells of meetings that have ended. A module of its own, since the page stands without it. */
export function ReadyToasts() {
  useReadyToasts();
  return null;
}
