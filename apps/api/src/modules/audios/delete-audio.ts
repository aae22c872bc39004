import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { notFound } from '@/http/errors/errors';
import { clearOrigin } from '@/modules/tasks/write/clear-origin';
import { lockAudio } from './audios.repo';
import { audioJobs, samplesKey } from './pipeline/audio-jobs';

/** Deletes a meeting with its transcript and recording; tasks that came from it stay, without the quote. */
export async function deleteAudio(db: CompanyDb, actor: Actor, id: string): Promise<void> {
  await change(db, async (transaction) => {
    const { prisma, emit, enqueue, audit } = transaction;
    const { organizationId } = db;
    const audio = await lockAudio(prisma, organizationId, id);
    if (!audio) throw notFound('This meeting');
    await clearOrigin(transaction, id);
    await prisma.audio.delete({ where: { organizationId_id: { organizationId, id } } });
    emit({ resource: 'audios', action: 'delete', data: { id } });
    // The files go when the deletion is certain.
    enqueue(audioJobs.forget, { keys: [audio.blobKey, samplesKey(organizationId, id)] });
    audit(actor, { action: 'audio.delete', targetType: 'audio', targetId: id, targetName: audio.name });
  });
}
