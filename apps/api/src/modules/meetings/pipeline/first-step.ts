import type { Change } from '@/db/events/change';
import type { Audio } from '@/db/generated/client';
import { meetingJobs, readingStep, wholeStep } from './meeting-jobs';

/** Starts the work on a meeting: sound is decoded, while the words of a transcript are there already. */
export function enqueueFirstStep(
  enqueue: Change['enqueue'],
  meeting: Pick<Audio, 'organizationId' | 'id' | 'attempt' | 'kind' | 'sizeBytes' | 'durationMs'>,
): void {
  const { organizationId, id: audioId, attempt, kind } = meeting;
  const job = { organizationId, audioId, attempt };
  if (kind === 'transcript') enqueue(meetingJobs.analyse, job, readingStep(meeting));
  else enqueue(meetingJobs.decode, job, wholeStep(meeting));
}
