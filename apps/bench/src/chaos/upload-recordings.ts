import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { toWav } from '../../../api/src/adapters/speech/pcm';
import type { Caller } from './caller';
import type { Confirmed } from './confirmed';
import { count } from './ledger';

const tus = { 'tus-resumable': '1.0.0' };
const parts = 4;

/** Uploads short recordings in parts, each taken up where it broke off, until the meeting is confirmed. */
export async function uploadRecordings(
  caller: Caller,
  cookie: string,
  confirmed: Confirmed,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const sound = quietNoise();
    const address = await announce(caller, cookie, sound.length, signal);
    const audioId = address && (await send(caller, cookie, address, sound, signal));
    if (audioId) {
      confirmed.uploads.set(audioId, createHash('sha256').update(sound).digest('hex'));
      count(caller.ledger.confirmed, 'recordings uploaded');
    }
    await sleep(1_000, undefined, { signal }).catch(() => {});
  }
}

async function announce(
  caller: Caller,
  cookie: string,
  size: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const fields = { filename: 'chaos.wav', filetype: 'audio/wav', language: 'en' };
  const metadata = Object.entries(fields).map(
    ([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`,
  );
  const headers = { ...tus, 'upload-length': String(size), 'upload-metadata': metadata.join(',') };
  while (!signal.aborted) {
    const answer = await caller.call('POST', '/api/v1/uploads', { cookie, headers }, [201]);
    const location = answer?.headers.get('location');
    if (location) return new URL(location, 'http://any').pathname;
  }
  return undefined;
}

/** Answers the id of the meeting that was made of it. */
async function send(
  caller: Caller,
  cookie: string,
  address: string,
  sound: Buffer,
  signal: AbortSignal,
): Promise<string | undefined> {
  while (!signal.aborted) {
    const state = await caller.call('HEAD', address, { cookie, headers: tus }, [200]);
    if (!state) continue;
    const made = state.headers.get('audio-id');
    if (made) return made;
    const offset = Number(state.headers.get('upload-offset'));
    const end = Math.min(sound.length, offset + Math.ceil(sound.length / parts));
    const headers = {
      ...tus,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    };
    const body = new Uint8Array(sound.subarray(offset, end));
    // 409: the part had arrived, and only its answer was lost.
    const answer = await caller.call('PATCH', address, { cookie, headers, body }, [204, 409, 423]);
    const audioId = answer?.headers.get('audio-id');
    if (audioId) return audioId;
  }
  return undefined;
}

/** Half a second of noise too soft to be speech, different each time. */
function quietNoise(): Buffer {
  const data = randomBytes(16_000).map((byte, at) => (at % 2 ? 0 : byte & 7));
  return toWav(data);
}
