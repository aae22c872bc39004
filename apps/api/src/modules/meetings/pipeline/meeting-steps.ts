import { isInWork } from '@tavla/shared/meetings/work';
import type { Words } from '@tavla/shared/words';
import type { Blobs } from '@/adapters/blobs/blobs';
import type { LanguageEngine } from '@/adapters/language/language';
import type { SpeechEngine } from '@/adapters/speech/speech';
import type { CompanyDb, Database } from '@/db/database';
import { type Change, change } from '@/db/events/change';
import { type Audio, Prisma } from '@/db/generated/client';
import { tellReady } from '@/modules/inbox/tell-ready';
import { meetingEvent } from '../meeting.presenter';
import { errorColumns, findMeeting, lockMeeting, updateMeetingRow } from '../meetings.repo';
import { type MeetingJob, meetingJobs, readingStep, samplesKey, wholeStep } from './meeting-jobs';

/** What the steps of a meeting need of the outside world. */
export interface MeetingDeps {
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
  deps: MeetingDeps,
  job: MeetingJob,
): Promise<{ db: CompanyDb; meeting: Audio } | undefined> {
  const db = deps.db.forCompany(job.organizationId);
  const meeting = await findMeeting(db.prisma, job.organizationId, job.audioId);
  return meeting && isCurrent(meeting, job) ? { db, meeting } : undefined;
}

function isCurrent(meeting: Audio, job: MeetingJob): boolean {
  return meeting.attempt === job.attempt && isInWork(meeting);
}

/**
 * Ends a step: locks the meeting, lets `work` say what changes (undefined: nothing, another run was
 * quicker), and writes it with its event and the next jobs in the same transaction. There is a time left, and
 * something that is waited for, only where it says so.
 * @returns whether the meeting still waits for this job: it may be cancelled or deleted
 */
export async function finishStep(
  db: CompanyDb,
  job: MeetingJob,
  work: (change: Change, meeting: Audio) => Promise<Prisma.AudioUncheckedUpdateInput | undefined>,
): Promise<boolean> {
  return change(db, async (transaction) => {
    const meeting = await lockMeeting(transaction.prisma, job.organizationId, job.audioId);
    if (!meeting || !isCurrent(meeting, job)) return false;
    const data = await work(transaction, meeting);
    if (!data) return true;
    const row = await updateMeetingRow(transaction.prisma, job.organizationId, job.audioId, {
      etaSeconds: null,
      waiting: Prisma.DbNull,
      ...data,
    });
    transaction.emit(meetingEvent('update', row));
    if (!isInWork(row)) await tellReady(transaction, row.id);
    return true;
  });
}

/** Decodes the recording anew, since its samples are gone: they do not travel in a backup. What was heard stays. */
export async function decodeAgain(db: CompanyDb, job: MeetingJob): Promise<void> {
  const { organizationId, audioId } = job;
  const attempt = job.attempt + 1;
  await finishStep(db, job, async ({ enqueue }, meeting) => {
    enqueue(meetingJobs.decode, { organizationId, audioId, attempt }, wholeStep(meeting));
    return { attempt, status: 'queued', progress: 0 };
  });
}

/** Nothing waits to be recognised any more: the words are read, and the samples have served. */
export function endRecognition(
  { enqueue }: Pick<Change, 'enqueue'>,
  { organizationId, audioId, attempt }: MeetingJob,
  meeting: Audio,
): void {
  enqueue(meetingJobs.analyse, { organizationId, audioId, attempt }, readingStep(meeting));
  enqueue(meetingJobs.forget, { keys: [samplesKey(organizationId, audioId)] });
}

/** Ends the whole meeting with words for the person; they can try again, and the recording is unpacked anew then. */
export async function failMeeting(db: CompanyDb, job: MeetingJob, words: Words): Promise<void> {
  await finishStep(db, job, async ({ enqueue }) => {
    enqueue(meetingJobs.forget, { keys: [samplesKey(job.organizationId, job.audioId)] });
    return { status: 'failed', ...errorColumns(words), finishedAt: new Date() };
  });
}
