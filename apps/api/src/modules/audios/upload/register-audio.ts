import type { Audio, Language } from '@tavla/shared/contracts/audios';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { presentAudio } from '../audio.presenter';
import { findAudio } from '../audios.repo';
import { audioJobs, recordingKey, wholeStep } from '../pipeline/audio-jobs';

export interface NewAudio {
  id: string;
  /** What the file was called: a label only. */
  fileName: string;
  name?: string | undefined;
  mimeType: string;
  sizeBytes: number;
  language: Language;
  recordedAt: Date;
  timeZone: string;
}

/**
 * Makes a meeting of a recording that is stored already, and queues its transcription, in one transaction.
 * Registering the same id twice answers the meeting that is there: an upload can end twice.
 */
export async function registerAudio(db: CompanyDb, actor: Actor, input: NewAudio): Promise<Audio> {
  return change(db, async ({ prisma, emit, enqueue, audit }) => {
    const { organizationId } = db;
    const { id, fileName, name, ...fields } = input;
    const inserted = await prisma.audio.createMany({
      data: {
        organizationId,
        id,
        ...fields,
        name: name || nameOf(fileName),
        extension: extensionOf(fileName),
        sizeBytes: BigInt(input.sizeBytes),
        blobKey: recordingKey(organizationId, id),
        createdById: actor.id,
      },
      skipDuplicates: true,
    });
    const row = await findAudio(prisma, organizationId, id);
    if (!row) throw new Error('the meeting is gone');
    const audio = presentAudio(row);
    if (inserted.count === 0) return audio;
    emit({ resource: 'audios', action: 'create', data: audio });
    enqueue(audioJobs.decode, { organizationId, audioId: id, attempt: 1 }, wholeStep(db));
    audit(actor, { action: 'audio.create', targetType: 'audio', targetId: id, targetName: audio.name });
    return audio;
  });
}

/** What stands after the last dot of a file's name, if it is an extension. */
function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** A file's name without folders and extension, fit for one line. */
export function nameOf(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? '';
  const name = base
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
  return name.slice(0, 150) || 'Recording';
}
