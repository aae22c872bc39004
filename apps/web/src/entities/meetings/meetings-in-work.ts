import type { Audio, WaitingWork } from '@tavla/shared/contracts/audios';
import { isInWork } from '@tavla/shared/meetings/work';

export interface MeetingsInWork {
  count: number;
  /** Between 0 and 1, of all of them together. */
  progress: number;
  /** Until the last one is done of those of which it is known; null while it is known of none. */
  etaSeconds: number | null;
  /** It is known of all of them: it takes no longer. */
  isWholeEta: boolean;
  /** What the one waits for that has been tried most often; null while the work on all goes on. */
  waiting: WaitingWork | null;
}

/** What the meeting banner tells: recordings that are neither done nor failed. */
export function meetingsInWork(meetings: readonly Audio[]): MeetingsInWork {
  const inWork = meetings.filter(isInWork);
  const etas = inWork.flatMap(({ etaSeconds }) => etaSeconds ?? []);
  return {
    count: inWork.length,
    progress: inWork.reduce((sum, { progress }) => sum + progress, 0) / (inWork.length || 1),
    etaSeconds: etas.length > 0 ? Math.max(...etas) : null,
    isWholeEta: etas.length === inWork.length,
    waiting:
      inWork
        .flatMap(({ waiting }) => waiting ?? [])
        .toSorted((a, b) => b.nextTry - a.nextTry)
        .at(0) ?? null,
  };
}
