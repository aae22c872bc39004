import { say } from '@tavla/shared/error-words';
import type { Words } from '@tavla/shared/words';
import type pg from 'pg';
import type { Blobs } from '@/adapters/blobs/blobs';
import { isUnanswered } from '@/adapters/blobs/unanswered';
import { UndecodableAudioError } from '@/adapters/speech/decode-audio';
import { LanguageUnavailableError, SpeechEngineError } from '@/adapters/speech/speech';
import { TextRefused } from '@/adapters/text-work/text-refused';
import { WordedError } from '@/adapters/worded-error';
import { areFilesHeld } from '@/db/hold-files';
import type { JobHandlers, JobRun } from '@/jobs/worker';
import { drawPeaks } from '../peaks/draw-peaks';
import { purgeMeeting } from '../purge-meeting';
import { noteWaiting } from '../waiting/note-waiting';
import { analyseStep } from './analyse-step';
import { decodeStep } from './decode-step';
import { detectStep } from './detect-step';
import { ChunkJob, ForgetJob, MeetingJob, meetingJobs, WholeJob } from './meeting-jobs';
import { failMeeting, type MeetingDeps } from './meeting-steps';
import { proposeStep } from './propose-step';
import { recogniseStep } from './recognise-step';
import { whileCurrent } from './while-current';

/** The jobs of meetings. A fault of the recording ends the meeting with words; other faults are tried again. */
export function meetingHandlers(deps: MeetingDeps): JobHandlers {
  const step =
    <Job extends MeetingJob>(
      parse: (payload: unknown) => Job,
      work: (job: Job, signal: AbortSignal, run: JobRun) => Promise<void>,
    ) =>
    async (payload: unknown, run: JobRun) => {
      const job = parse(payload);
      try {
        await whileCurrent(deps, job, run.signal, (signal) => work(job, signal, run));
      } catch (error) {
        if (run.signal.aborted) throw error;
        const db = deps.db.forCompany(job.organizationId);
        if (isFinal(error)) return failMeeting(db, job, wordsOf(error));
        if (run.isLastAttempt) await failMeeting(db, job, wordsOf(error));
        // Where not even that can be noted, what failed is still what is to be told.
        else await noteWaiting(db, job, error, run.attempt).catch(process.emitWarning);
        throw error;
      }
    };

  return {
    [meetingJobs.decode]: step(MeetingJob.parse, (job, signal) => decodeStep(deps, job, signal)),
    [meetingJobs.detect]: step(MeetingJob.parse, (job, signal) => detectStep(deps, job, signal)),
    [meetingJobs.recognise]: step(ChunkJob.parse, (job, signal) => recogniseStep(deps, job, signal)),
    [meetingJobs.analyse]: step(MeetingJob.parse, (job, signal, run) => analyseStep(deps, job, signal, run)),
    [meetingJobs.propose]: step(MeetingJob.parse, (job) => proposeStep(deps, job)),
    [meetingJobs.purge]: (payload) => purgeMeeting(deps.db, WholeJob.parse(payload)),
    [meetingJobs.peaks]: (payload, run) => drawPeaks(deps, WholeJob.parse(payload), run.signal),
    [meetingJobs.forget]: async (payload) => {
      if (await areFilesHeld(deps.db.pool)) return forgetLater(deps.db.pool, payload);
      await forgetFiles(deps.blobs, ForgetJob.parse(payload).keys);
    },
  };
}

/**
 * One file that cannot be deleted now keeps none of the others; a store that gives no answer would give none for those
 * either. @throws what went wrong, so that it is tried again
 */
async function forgetFiles(blobs: Blobs, keys: readonly string[]): Promise<void> {
  const faults: unknown[] = [];
  for (const key of keys) {
    await blobs.delete(key).catch((error: unknown) => faults.push(error));
    if (isUnanswered(faults.at(-1))) break;
  }
  if (faults.length > 0) throw faults[0];
}

/** A backup that is being made may still need the files: it holds the row that named them. */
async function forgetLater(pool: pg.Pool, payload: unknown): Promise<void> {
  await pool.query("select graphile_worker.add_job($1, $2::json, run_at => now() + interval '1 minute')", [
    meetingJobs.forget,
    JSON.stringify(payload),
  ]);
}

/** Whether trying again cannot help. */
function isFinal(error: unknown): boolean {
  if (error instanceof UndecodableAudioError || error instanceof LanguageUnavailableError) return true;
  if (error instanceof TextRefused) return error.reason === 'limits';
  return error instanceof SpeechEngineError && !error.isRetryable;
}

function wordsOf(error: unknown): Words {
  if ((error as NodeJS.ErrnoException | null)?.code === 'ENOSPC') return say('meeting-without-room');
  return error instanceof WordedError ? error.words : say('meeting-not-processed');
}
