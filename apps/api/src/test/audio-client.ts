import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import { decodeAudio } from '@/adapters/speech/decode-audio';
import { msToBytes, toWav } from '@/adapters/speech/pcm';
import { meetingFixture } from './meeting-fixtures';
import type { TestApp, TestUser } from './test-app';

/** A staged meeting that comes with the project. */
export function fixture(name: string): string {
  return fileURLToPath(new URL(`./fixtures/meetings/${name}`, import.meta.url));
}

/**
 * Writes the Spanish meeting with its first and its last turns and silence between: two chunks of work, of which the
 * first is soon done and the second is not, and no more to recognise than that takes.
 * @returns the file, a WAV
 */
export async function writeTwoChunks(folder: string): Promise<string> {
  const { path: meeting, truth } = meetingFixture('es-02-tienda-en-linea');
  const decoded = path.join(folder, 'two-chunks.pcm');
  await decodeAudio(meeting, decoded);
  const pcm = await readFile(decoded);
  const [first] = truth.turns;
  const late = truth.turns.find(({ startMs }) => startMs > 60_000);
  pcm.fill(0, msToBytes((first?.endMs ?? 0) + 200), msToBytes((late?.startMs ?? 0) - 200));
  const file = path.join(folder, 'two-chunks.wav');
  await writeFile(file, toWav(pcm));
  return file;
}

/** Uploads a file by one multipart request. */
export async function uploadAudio(
  base: string,
  user: TestUser,
  file: string,
  fields: Record<string, string> = {},
  query = '',
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([await readFile(file)]), path.basename(file));
  return fetch(`${base}/api/v1/audios${query}`, {
    method: 'POST',
    headers: { cookie: user.cookie },
    body: form,
  });
}

/** Polls a meeting until it has ended, one way or the other. */
export async function waitForMeeting(app: TestApp, user: TestUser, id: string): Promise<AudioDetail> {
  for (;;) {
    const detail: AudioDetail = (await app.as(user).get(`/api/v1/audios/${id}`)).json();
    if (detail.status === 'done' || detail.status === 'failed') return detail;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const tus = { 'tus-resumable': '1.0.0' };

/** Announces a resumable upload; answers its address or the refusal. */
export async function announceUpload(
  base: string,
  user: TestUser,
  size: number,
  metadata: Record<string, string>,
): Promise<Response> {
  const encoded = Object.entries(metadata).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  return fetch(`${base}/api/v1/uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      cookie: user.cookie,
      'upload-length': String(size),
      'upload-metadata': encoded.join(','),
    },
  });
}

/** Sends a part of a file to an announced upload. */
export async function sendPart(
  url: string,
  user: TestUser,
  file: string,
  from: number,
  to: number | undefined,
): Promise<Response> {
  const end = to ?? (await stat(file)).size;
  const parts: Buffer[] = [];
  if (end > from)
    for await (const part of createReadStream(file, { start: from, end: end - 1 })) parts.push(part);
  return fetch(url, {
    method: 'PATCH',
    headers: {
      ...tus,
      cookie: user.cookie,
      'upload-offset': String(from),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(Buffer.concat(parts)),
  });
}

export async function askOffset(url: string, user: TestUser): Promise<Response> {
  return fetch(url, { method: 'HEAD', headers: { ...tus, cookie: user.cookie } });
}
