import type { Audio } from '@tavla/shared/contracts/audios';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { notFound } from '@/http/errors/errors';
import { presentAudio } from './audio.presenter';
import { lockAudio, updateAudioRow } from './audios.repo';

export async function renameAudio(db: CompanyDb, actor: Actor, id: string, name: string): Promise<Audio> {
  return change(db, async ({ prisma, emit, audit }) => {
    const before = await lockAudio(prisma, db.organizationId, id);
    if (!before) throw notFound('This meeting');
    const audio = presentAudio(await updateAudioRow(prisma, db.organizationId, id, { name }));
    emit({ resource: 'audios', action: 'update', data: audio });
    const details = { name: { from: before.name, to: name } };
    audit(actor, { action: 'audio.update', targetType: 'audio', targetId: id, targetName: name, details });
    return audio;
  });
}
