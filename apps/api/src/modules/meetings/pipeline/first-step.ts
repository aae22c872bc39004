import type { Change } from '@/db/events/change';
import type { Audio } from '@/db/generated/client';
import { jobAttempts, meetingJobs, wholeStep } from './meeting-jobs';

/** Starts the work on a meeting: sound is decoded, while the words of a transcript are there already. */
export function enqueueFirstStep(
  enqueue: Change['enqueue'],
  { organizationId, id: audioId, attempt, kind }: Pick<Audio, 'organizationId' | 'id' | 'attempt' | 'kind'>,
): void {
  const job = { organizationId, audioId, attempt };
  if (kind === 'transcript') enqueue(meetingJobs.analyse, job, { maxAttempts: jobAttempts });
  else enqueue(meetingJobs.decode, job, wholeStep({ organizationId }));
}
