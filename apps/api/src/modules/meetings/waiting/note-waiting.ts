import type { WaitingWork } from '@tavla/shared/contracts/audios';
import { say } from '@tavla/shared/error-words';
import type { Words } from '@tavla/shared/words';
import { SpeechEngineError } from '@/adapters/speech/speech';
import type { CompanyDb } from '@/db/database';
import { jobAttempts, type MeetingJob, pauseAfter } from '../pipeline/meeting-jobs';
import { finishStep } from '../pipeline/meeting-steps';

/**
 * Tells those who wait for a meeting that a step of it has failed and is tried again, and when.
 * @param attempt how often the step has been tried
 */
export async function noteWaiting(
  db: CompanyDb,
  job: MeetingJob,
  error: unknown,
  attempt: number,
): Promise<void> {
  const { reason, params, message } = waitingWords(error);
  const nextAt = new Date(Date.now() + pauseAfter(attempt)).toISOString();
  // A job whose worker died has more tries than others.
  const tries = Math.max(jobAttempts, attempt + 1);
  const waiting: WaitingWork = {
    ...{ error: message, cause: { reason, params } },
    ...{ nextTry: attempt + 1, tries, nextAt },
  };
  await finishStep(db, job, async (_, meeting) => {
    const told = meeting.waiting as WaitingWork | null;
    // Of the chunks of a recording the one that was tried most often decides whether it fails.
    return isAhead(told, waiting) ? undefined : { waiting };
  });
}

function isAhead(told: WaitingWork | null, now: WaitingWork): boolean {
  if (!told || told.nextTry < now.nextTry) return false;
  return told.nextTry > now.nextTry || Date.parse(told.nextAt) > Date.now();
}

/** Without the advice that the same failure gives when it is the last. */
function waitingWords(error: unknown): Words {
  if ((error as NodeJS.ErrnoException | null)?.code === 'ENOSPC') return say('work-without-room');
  if (!(error instanceof SpeechEngineError)) return say('work-failed');
  const { reason, params } = error.words;
  if (reason === 'transcription-silent') return say('work-speech-silent');
  if (reason !== 'transcription-overloaded') return error.words;
  return say('work-speech-overloaded', { status: Number(params['status']) });
}
