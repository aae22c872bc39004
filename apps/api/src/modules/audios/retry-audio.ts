import type { Audio } from '@tavla/shared/contracts/audios';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { HttpError, notFound } from '@/http/errors/errors';
import { presentAudio } from './audio.presenter';
import { lockAudio, updateAudioRow } from './audios.repo';
import { audioJobs, wholeStep } from './pipeline/audio-jobs';

/** Starts a failed meeting again; chunks that were recognised stay recognised. */
export async function retryAudio(db: CompanyDb, actor: Actor, id: string): Promise<Audio> {
  return change(db, async ({ prisma, emit, enqueue, audit }) => {
    const { organizationId } = db;
    const before = await lockAudio(prisma, organizationId, id);
    if (!before) throw notFound('This meeting');
    if (before.status !== 'failed') {
      throw new HttpError(409, 'conflict', 'Only a meeting that failed can be tried again.');
    }
    const attempt = before.attempt + 1;
    const row = await updateAudioRow(prisma, organizationId, id, {
      attempt,
      status: 'queued',
      error: null,
      progress: 0,
      etaSeconds: null,
      finishedAt: null,
    });
    const audio = presentAudio(row);
    emit({ resource: 'audios', action: 'update', data: audio });
    enqueue(audioJobs.decode, { organizationId, audioId: id, attempt }, wholeStep(db));
    audit(actor, { action: 'audio.retry', targetType: 'audio', targetId: id, targetName: audio.name });
    return audio;
  });
}
