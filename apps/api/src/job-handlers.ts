import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { JobHandlers } from '@/jobs/worker';
import { audioHandlers } from '@/modules/audios/audio-handlers';
import { importHandlers } from '@/modules/user-import/background-import';
import { invitationHandlers } from '@/modules/users/invitation-job';
import type { Deps } from './deps';

/** Every kind of job of the product: what a worker process can do. */
export async function jobHandlers(deps: Deps): Promise<JobHandlers> {
  const workDir = path.join(deps.env.dataDir, 'work');
  await mkdir(workDir, { recursive: true, mode: 0o700 });
  return {
    ...audioHandlers({ ...deps, workDir, ffmpegPath: deps.env.ffmpegPath }),
    ...importHandlers(deps),
    ...invitationHandlers(deps),
  };
}
