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

/** An upload that was given up too late. */
export interface FoundMeeting {
  id: string;
  /** When it was found, by the server's clock, as Date.now(); NaN where nobody said so. */
  at: number;
}

/**
 * Lets the server forget what it has of an upload that nobody goes on with.
 * @returns the meeting where its last bytes were quicker, and it has become one
 * @throws DetailedError while it may still be there
 */
export async function giveUp(session: PersonSession, url: string): Promise<FoundMeeting | undefined> {
  let found: FoundMeeting | undefined;
  await Upload.terminate(url, {
    headers: session.headers,
    retryDelays,
    onAfterResponse: (_, response) => {
      const id = response.getHeader('Audio-Id');
      found = id ? { id, at: Date.parse(response.getHeader('Date') ?? '') } : undefined;
    },
  }).catch((error: DetailedError) => {
    if (!isGone(error)) throw error;
  });
  return found;
}
