import type { Blobs } from '@/adapters/blobs/blobs';
import type { LanguageEngine } from '@/adapters/language/language';
import type { SpeechEngine } from '@/adapters/speech/speech';
import type { CompanyDb, Database } from '@/db/database';
import { type Change, change } from '@/db/events/change';
import type { Audio, Prisma } from '@/db/generated/client';
import { presentAudio } from '../audio.presenter';
import { findAudio, lockAudio, updateAudioRow } from '../audios.repo';
import { type AudioJob, audioJobs, samplesKey, wholeStep } from './audio-jobs';
import { estimateSeconds } from './audio-progress';

/** What the steps of a meeting need of the outside world. */
export interface AudioDeps {
  db: Database;
  blobs: Blobs;
  speech: SpeechEngine;
  language: LanguageEngine;
  /** A folder for files that live no longer than a step. */
  workDir: string;
  ffmpegPath: string | null;
}

/** The company and the meeting of a job; undefined when the job has nothing to do any more. */
export async function openJob(
  deps: AudioDeps,
  job: AudioJob,
): Promise<{ db: CompanyDb; audio: Audio } | undefined> {
  const db = deps.db.forCompany(job.organizationId);
  const audio = await findAudio(db.prisma, job.organizationId, job.audioId);
  return audio && isCurrent(audio, job) ? { db, audio } : undefined;
}

function isCurrent(audio: Audio, job: AudioJob): boolean {
  return audio.attempt === job.attempt && audio.status !== 'done' && audio.status !== 'failed';
}

/**
 * Ends a step: locks the meeting, lets `work` say what changes (undefined: nothing, another run was
 * quicker), and writes it with its event and the next jobs in the same transaction.
 */
export async function finishStep(
  db: CompanyDb,
  job: AudioJob,
  work: (change: Change, audio: Audio) => Promise<Prisma.AudioUncheckedUpdateInput | undefined>,
): Promise<void> {
  await change(db, async (transaction) => {
    const audio = await lockAudio(transaction.prisma, job.organizationId, job.audioId);
    if (!audio || !isCurrent(audio, job)) return;
    const data = await work(transaction, audio);
    if (!data) return;
    const progress = typeof data.progress === 'number' ? data.progress : audio.progress;
    const etaSeconds = estimateSeconds(progress, audio.startedAt, new Date());
    const row = await updateAudioRow(transaction.prisma, job.organizationId, job.audioId, {
      etaSeconds,
      ...data,
    });
    transaction.emit({ resource: 'audios', action: 'update', data: presentAudio(row) });
  });
}

/** Decodes the recording anew, since its samples are gone: they do not travel in a backup. What was heard stays. */
export async function decodeAgain(db: CompanyDb, job: AudioJob): Promise<void> {
  const { organizationId, audioId } = job;
  const attempt = job.attempt + 1;
  await finishStep(db, job, async ({ enqueue }) => {
    enqueue(audioJobs.decode, { organizationId, audioId, attempt }, wholeStep(job));
    return { attempt, status: 'queued', progress: 0, etaSeconds: null };
  });
}

/** Ends the whole meeting with words for the person; they can try again, and the recording is unpacked anew then. */
export async function failAudio(db: CompanyDb, job: AudioJob, reason: string): Promise<void> {
  await finishStep(db, job, async ({ enqueue }) => {
    enqueue(audioJobs.forget, { keys: [samplesKey(job.organizationId, job.audioId)] });
    return { status: 'failed', error: reason, etaSeconds: null, finishedAt: new Date() };
  });
}
