import { type DetailedError, Upload } from 'tus-js-client';
import type { PersonSession } from '@/api/person-session';
import type { Kept } from '@/lib/kept';
import { keptUploads } from './kept-uploads';
import { isGone } from './upload-failure';

/** A request that was under way may hold the place for a moment. */
const retryDelays = [1_000, 5_000];

/** From here on what is sent again is sent to another place. */
export async function forgetAddress(kept: Kept, url: string): Promise<void> {
  const storage = keptUploads(kept);
  for (const { uploadUrl, urlStorageKey } of await storage.findAllUploads())
    if (uploadUrl === url) await storage.removeUpload(urlStorageKey);
}

/**
 * Lets the server forget what it has of an upload that nobody goes on with.
 * @returns the id of the meeting where its last bytes were quicker, and it has become one
 * @throws DetailedError while it may still be there
 */
export async function giveUp(session: PersonSession, url: string): Promise<string | undefined> {
  let audioId: string | undefined;
  await Upload.terminate(url, {
    headers: session.headers,
    retryDelays,
    onAfterResponse: (_, response) => {
      audioId = response.getHeader('Audio-Id');
    },
  }).catch((error: DetailedError) => {
    if (!isGone(error)) throw error;
  });
  return audioId;
}
