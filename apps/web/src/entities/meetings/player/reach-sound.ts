import { getAudioFile } from '@tavla/shared/contracts/audios';
import { urlOf } from '@/api/call';
import type { PersonSession } from '@/api/person-session';
import { reachFile } from '@/api/reach-file';

/** Whether a recording can be had now, which also makes it so that a sound element can have it. Never rejects. */
export async function canReachSound(session: PersonSession, id: string): Promise<boolean> {
  return reachFile(session, urlOf(getAudioFile, { id })).then(
    ({ ok }) => ok,
    () => false,
  );
}
