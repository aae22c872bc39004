import { requireRoom } from '@/adapters/blobs/disk-room';
import { type DecodedAudio, decodeAudio } from '@/adapters/speech/decode-audio';
import type { Audio } from '@/db/generated/client';
import type { MeetingDeps } from './meeting-steps';

/**
 * Writes a recording's samples to a file, as long as its disk has room for them; whoever calls takes it away again.
 * @throws UndecodableAudioError
 */
export async function unpack(
  { blobs, workDir, ffmpegPath }: Pick<MeetingDeps, 'blobs' | 'workDir' | 'ffmpegPath'>,
  { blobKey }: Pick<Audio, 'blobKey'>,
  pcmPath: string,
  signal: AbortSignal,
): Promise<DecodedAudio> {
  const hasRoom = () => requireRoom(workDir);
  await hasRoom();
  const options = { signal, requireRoom: hasRoom, ...(ffmpegPath && { ffmpegPath }) };
  return blobs.withFile(blobKey, (recording) => decodeAudio(recording, pcmPath, options), signal);
}
