import { playTime } from './play-time';

/** Whoever wants to know more of them reads the transcript anyway. */
const mostStretches = 6;

/** Parts of a recording in words, the first of many: '1:00–2:30, 1:02:03–1:04:00'. */
export function stretchWords(stretches: readonly { startMs: number; endMs: number }[]): string {
  const told = stretches
    .slice(0, mostStretches)
    .map(({ startMs, endMs }) => `${playTime(startMs)}–${playTime(endMs)}`);
  return [...told, ...(stretches.length > mostStretches ? ['…'] : [])].join(', ');
}
