import { z } from 'zod';
import type { AnalyseCall, ReadingProgress } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import type { Audio, Prisma } from '@/db/generated/client';
import type { JobRun } from '@/jobs/worker';
import type { MeetingJob } from './meeting-jobs';
import { analysisProgress, readingLeft } from './meeting-progress';
import { finishStep } from './meeting-steps';

const Parts = z.array(z.object({ key: z.string(), draft: z.json() }));

/** So many tries are made for all of a meeting; the pauses between them are seconds. */
const triesForAll = 2;
/** What later tries are content with: a model that fails on one part is not asked about it for half an hour. */
const halfOfIt = 0.5;

/** What earlier tries have read of a meeting. What is of another shape, as of an earlier version, is read again. */
export const readPartsOf = ({ readParts }: Pick<Audio, 'readParts'>) => Parts.safeParse(readParts).data ?? [];

/** The share of a meeting's parts that this try has to have read. The last one takes whatever there is. */
export function leastRead({ attempt, isLastAttempt }: Pick<JobRun, 'attempt' | 'isLastAttempt'>): number {
  if (isLastAttempt) return 0;
  return attempt <= triesForAll ? 1 : halfOfIt;
}

/** Keeps each part of a meeting as it is read, and tells how far the reading is. */
export function partKeeper(db: CompanyDb, job: MeetingJob): NonNullable<AnalyseCall['onPart']> {
  const begun = performance.now();
  let own = 0;
  let latest: ReadingProgress = { done: 0, of: 1 };
  return async ({ key, draft }, progress) => {
    own += 1;
    if (progress.done > latest.done) latest = progress;
    await finishStep(db, job, async (_, meeting) => ({
      readParts: [
        ...readPartsOf(meeting),
        { key, draft: draft as Prisma.InputJsonValue },
      ] as Prisma.InputJsonArray,
      // Two parts at a time are kept in any order, and there are more of them when one was too long.
      progress: Math.max(meeting.progress, analysisProgress(meeting.kind, latest)),
      etaSeconds: readingLeft(own, (performance.now() - begun) / 1000, latest),
    }));
  };
}
