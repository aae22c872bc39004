import { getAudioFile } from '@tavla/shared/contracts/audios';
import { urlOf } from '@/api/call';
import { fetchInSession } from '@/api/fetch-in-session';
import type { PersonSession } from '@/api/person-session';

/**
 * Whether a recording can be had now: asks for its first byte in the person's name. That also renews the session's
 * tokens, which a sound element's own requests need and cannot renew. Never rejects.
 */
export async function canReachSound(session: PersonSession, id: string): Promise<boolean> {
  const { signal } = session;
  try {
    const answer = await fetchInSession(session, urlOf(getAudioFile, { id }), {
      signal,
      headers: { range: 'bytes=0-0' },
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
