import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { JobHandlers } from '@/jobs/worker';
import type { Lane } from '@/jobs/workers';
import { answerHandlers } from '@/modules/chat/answering/answer-job';
import { answerJob } from '@/modules/chat/answering/queue-answer';
import { clearHandlers } from '@/modules/chat/clear/clear-thread';
import { erasureHandlers } from '@/modules/erasure/erase-job';
import { eraseJob } from '@/modules/erasure/start-erasure';
import { reminderHandlers } from '@/modules/inbox/remind';
import { outboxHandlers } from '@/modules/mails/outbox-job';
import { meetingHandlers } from '@/modules/meetings/pipeline/meeting-handlers';
import { meetingJobs } from '@/modules/meetings/pipeline/meeting-jobs';
import { retentionHandlers } from '@/modules/meetings/retention/retention-job';
import { taskImportHandlers } from '@/modules/task-import/run-import';
import { importHandlers } from '@/modules/user-import/background-import';
import { formerInvitationHandlers } from '@/modules/users/invite/invitation-kind';
import type { Deps } from './deps';
import { mailKinds } from './mail-kinds';

/** Every kind of job of the product: what a worker process can do. */
export async function jobHandlers(deps: Deps): Promise<JobHandlers> {
  const workDir = path.join(deps.env.dataDir, 'work');
  await mkdir(workDir, { recursive: true, mode: 0o700 });
  return {
    ...meetingHandlers({ ...deps, workDir, ffmpegPath: deps.env.ffmpegPath }),
    ...retentionHandlers(deps),
    ...reminderHandlers(deps),
    ...erasureHandlers(deps),
    ...answerHandlers(deps),
    ...clearHandlers(deps),
    ...importHandlers(deps),
    ...taskImportHandlers(deps),
    ...outboxHandlers(deps, mailKinds),
    ...formerInvitationHandlers(deps, mailKinds),
  };
}

const lanes: Readonly<Record<string, Lane>> = {
  [meetingJobs.recognise]: 'heavy',
  [meetingJobs.decode]: 'unpacking',
  [meetingJobs.detect]: 'unpacking',
  [meetingJobs.peaks]: 'unpacking',
  [meetingJobs.analyse]: 'reading',
  [answerJob]: 'talk',
  [meetingJobs.forget]: 'forgetting',
  [eraseJob]: 'forgetting',
};

/**
 * Which worker does a job: what takes a processor for seconds and is one of hundreds is `heavy`; what reads a
 * whole recording, for minutes it may be, is `unpacking`; `reading` and `talk` wait for another server most of the time,
 * and somebody waits for what is `talk`. A bucket that is silent may hold what is `forgetting` for minutes, and nobody waits.
 */
export const laneOf = (name: string): Lane => lanes[name] ?? 'other';
