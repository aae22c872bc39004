import type { Audio, WaitingWork } from '@tavla/shared/contracts/audios';
import { isInWork } from '@tavla/shared/meetings/work';

export interface MeetingsInWork {
  count: number;
  /** Between 0 and 1, of all of them together. */
  progress: number;
  /** Until the last one is done; null while nobody can tell. */
  etaSeconds: number | null;
  /** What the one waits for that has been tried most often; null while the work on all goes on. */
  waiting: WaitingWork | null;
}

/** What the meeting banner tells: recordings that are neither done nor failed. */
export function meetingsInWork(meetings: readonly Audio[]): MeetingsInWork {
  const inWork = meetings.filter(isInWork);
  const etas = inWork.map(({ etaSeconds }) => etaSeconds);
  const isKnown = etas.length > 0 && etas.every((eta) => eta !== null);
  return {
    count: inWork.length,
    progress: inWork.reduce((sum, { progress }) => sum + progress, 0) / (inWork.length || 1),
    etaSeconds: isKnown ? Math.max(...etas.map(Number)) : null,
    waiting:
      inWork
        .flatMap(({ waiting }) => waiting ?? [])
        .toSorted((a, b) => b.nextTry - a.nextTry)
        .at(0) ?? null,
  };
}
