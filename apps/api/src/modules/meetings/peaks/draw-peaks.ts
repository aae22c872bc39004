import { rm } from 'node:fs/promises';
import path from 'node:path';
import { UndecodableAudioError } from '@/adapters/speech/decode-audio';
import { change } from '@/db/events/change';
import type { Audio } from '@/db/generated/client';
import { findMeeting } from '../meetings.repo';
import type { WholeJob } from '../pipeline/meeting-jobs';
import type { MeetingDeps } from '../pipeline/meeting-steps';
import { unpack } from '../pipeline/unpack';
import { lacksPeaks } from './ask-for-peaks';
import { readPeaks } from './read-peaks';

type PeaksDeps = Pick<MeetingDeps, 'db' | 'blobs' | 'workDir' | 'ffmpegPath'>;

/**
 * Looks how loud a recording is along its length, where nobody has, and tells it to those who see it. What cannot be
 * unpacked any more has none, so that nobody tries at every opening.
 */
export async function drawPeaks(deps: PeaksDeps, job: WholeJob, signal: AbortSignal): Promise<void> {
  const { organizationId, audioId: id } = job;
  const db = deps.db.forCompany(organizationId);
  const meeting = await findMeeting(db.prisma, organizationId, id);
  if (!meeting || !lacksPeaks(meeting)) return;
  const peaks = await peaksOf(deps, meeting, signal);
  await change(db, async ({ prisma, emit }) => {
    const { count } = await prisma.audio.updateMany({ where: { id, peaks: null }, data: { peaks } });
    if (count === 0) return;
    emit({
      resource: 'transcripts',
      action: 'update',
      data: { id, peaks: Buffer.from(peaks).toString('base64') },
      audience: { meetingId: id },
    });
  });
}

async function peaksOf(
  deps: PeaksDeps,
  meeting: Audio,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const pcmPath = path.join(deps.workDir, `${meeting.id}.peaks.pcm`);
  try {
    await unpack(deps, meeting, pcmPath, signal);
    return await readPeaks(pcmPath);
  } catch (error) {
    if (!(error instanceof UndecodableAudioError)) throw error;
    return new Uint8Array();
  } finally {
    await rm(pcmPath, { force: true });
  }
}
