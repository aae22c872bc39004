import type { Audio } from '@tavla/shared/contracts/audios';
import { sound } from '@tavla/shared/fields';
import type { Language } from '@tavla/shared/meetings/languages';
import type { MissingSound } from '@tavla/shared/meetings/missing-sound';
import type { Visibility } from '@tavla/shared/meetings/visibility';
import type { Transcript } from '@/adapters/transcripts/read-transcript';
import type { CompanyDb } from '@/db/database';
import { type Actor, type Change, change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { addAttendees } from '../attendees/attendees.repo';
import { findHeldUntil } from '../deleted-meetings.repo';
import { meetingEvent, presentMeeting } from '../meeting.presenter';
import { findMeeting, insertTranscript } from '../meetings.repo';
import { enqueueFirstStep } from '../pipeline/first-step';
import { meetingJobs, recordingKey } from '../pipeline/meeting-jobs';
import { endUpload } from './uploads.repo';

export interface NewMeeting {
  id: string;
  /** What the file was called: a label only. */
  fileName: string;
  name?: string | undefined;
  mimeType: string;
  sizeBytes: number;
  language: Language;
  recordedAt: Date;
  timeZone: string;
  visibility: Visibility;
  /** Who was there beside whoever uploads it. */
  attendeeIds: readonly string[];
  /** Where a recording has no sound. */
  missing: readonly MissingSound[];
  /** What was said, when the file is a transcript. */
  transcript?: Transcript | undefined;
}

/**
 * Makes a meeting of a recording that is stored already, and queues its transcription, or of a transcript, which
 * is read already and whose analysis is queued; in one transaction.
 */
export async function registerMeeting(db: CompanyDb, actor: Actor, input: NewMeeting): Promise<Audio> {
  return change(db, (transaction) => addMeeting(transaction, actor, input));
}

/**
 * The same of a resumable upload, which can end several times: one of them makes the meeting, and whatever has become of
 * that since stays so.
 * @param sha256 the checksum of what is stored
 * @throws HttpError 404 when the upload has been given up
 */
export async function registerUpload(
  db: CompanyDb,
  actor: Actor,
  input: NewMeeting,
  sha256: string,
): Promise<void> {
  await change(db, async (transaction) => {
    const { prisma, organizationId, enqueue } = transaction;
    const { id } = input;
    if (await endUpload(sqlOfPrisma(prisma), organizationId, id, sha256)) {
      await addMeeting(transaction, actor, input);
      return;
    }
    const isThere =
      (await findMeeting(prisma, organizationId, id)) ?? (await findHeldUntil(prisma, organizationId, id));
    // Deleted since, and its file with it, which this end of the upload may have stored once more.
    if (!isThere) enqueue(meetingJobs.forget, { keys: [recordingKey(organizationId, id)] });
  });
}

async function addMeeting(
  { organizationId, prisma, emit, enqueue, audit }: Change,
  actor: Actor,
  input: NewMeeting,
): Promise<Audio> {
  const { id, fileName, name, transcript, visibility, attendeeIds, missing, ...fields } = input;
  const inserted = await prisma.audio.createMany({
    data: {
      organizationId,
      id,
      ...fields,
      missing: [...missing],
      visibility: visibility.to,
      visibleToIds: visibility.ids,
      ...(transcript && { kind: 'transcript', durationMs: transcript.durationMs }),
      name: name || nameOf(fileName),
      extension: extensionOf(fileName),
      sizeBytes: BigInt(input.sizeBytes),
      blobKey: recordingKey(organizationId, id),
      createdById: actor.id,
    },
    skipDuplicates: true,
  });
  const row = await findMeeting(prisma, organizationId, id);
  if (!row) throw new Error('the meeting is gone');
  const meeting = presentMeeting(row);
  if (inserted.count === 0) return meeting;
  await addAttendees(sqlOfPrisma(prisma), organizationId, id, [
    ...(actor.id ? [{ userId: actor.id, source: 'uploaded' as const }] : []),
    ...attendeeIds.filter((other) => other !== actor.id).map(addedOf),
  ]);
  emit(meetingEvent('create', row));
  if (transcript) await insertTranscript(prisma, organizationId, id, transcript);
  enqueueFirstStep(enqueue, row);
  audit(actor, { action: 'audio.create', targetType: 'audio', targetId: id, targetName: meeting.name });
  return meeting;
}

const addedOf = (userId: string) => ({ userId, source: 'added' as const });

/** What stands after the last dot of a file's name, if it is an extension. */
function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** A file's name without folders and extension, fit for one line. */
export function nameOf(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? '';
  const name = base
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .trim();
  return sound(name.slice(0, 150)) || 'Recording';
}
