import { meetingsListedMax } from '@tavla/shared/limits';

interface Known {
  isListed: boolean;
  /** It has been in the list while its page was open. */
  wasListed: boolean;
  listed: number;
  /** The server has said that there is none, of which this person may know. */
  isRefused: boolean;
}

/**
 * What the live list tells of a meeting that is open. One that has left it is gone, unless the list is full: newer ones
 * may have taken its place, and only the server knows.
 */
export function standingOf({ isListed, wasListed, listed, isRefused }: Known): 'here' | 'gone' | 'unlisted' {
  if (isRefused) return 'gone';
  if (isListed) return 'here';
  return wasListed && listed < meetingsListedMax ? 'gone' : 'unlisted';
}
