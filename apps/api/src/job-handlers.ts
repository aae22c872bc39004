import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { JobHandlers } from '@/jobs/worker';
import { clearHandlers } from '@/modules/chat/clear/clear-thread';
import { reminderHandlers } from '@/modules/inbox/remind';
import { outboxHandlers } from '@/modules/mails/outbox-job';
import { meetingHandlers } from '@/modules/meetings/pipeline/meeting-handlers';
import { meetingJobs } from '@/modules/meetings/pipeline/meeting-jobs';
import { retentionHandlers } from '@/modules/meetings/retention/retention-job';
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
    ...clearHandlers(deps),
    ...importHandlers(deps),
    ...outboxHandlers(deps, mailKinds),
    ...formerInvitationHandlers(deps, mailKinds),
  };
}

/** Whether a job takes a processor for seconds and is one of hundreds. */
export const isHeavyJob = (name: string): boolean => name === meetingJobs.recognise;
