import { deleteAudio } from '@tavla/shared/contracts/audios';
import { Upload } from 'tus-js-client';
import { call } from '@/api/call';
import type { PersonSession } from '@/api/person-session';
import { keptUploads } from './kept-uploads';

/** Whoever cancels for want of a connection has it back within a minute or two, or the server forgets by itself. */
const retryDelays = [1_000, 5_000, 15_000, 40_000, 60_000];

/**
 * Lets the server forget what it has of an upload that nobody goes on with, and forgets where it was. One that cannot
 * be reached for so long forgets after seven days. An upload whose last bytes were quicker is a meeting already: it is
 * deleted.
 * @param url the upload's address
 */
export async function giveUp(session: PersonSession, url: string): Promise<void> {
  const storage = keptUploads(session.kept);
  for (const { uploadUrl, urlStorageKey } of await storage.findAllUploads())
    if (uploadUrl === url) await storage.removeUpload(urlStorageKey);
  let audioId: string | undefined;
  await Upload.terminate(url, {
    headers: session.headers,
    retryDelays,
    onAfterResponse: (_, response) => {
      audioId = response.getHeader('Audio-Id');
    },
  });
  if (audioId) await call(deleteAudio, { params: { id: audioId } });
}
