import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorBody } from '@tavla/shared/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toWav } from '@/adapters/speech/pcm';
import { announceUpload, askOffset, sendPart, uploadAudio } from '@/test/audio-client';
import { postForm } from '@/test/form';
import { mountTiny, unmount } from '@/test/processes/tiny-disk';
import { startTestApp, type TestApp } from '@/test/test-app';
import { meetingHandlers } from '../pipeline/meeting-handlers';
import { meetingJobs } from '../pipeline/meeting-jobs';

let app: TestApp;
let blobs: string;
let isMounted = false;

beforeAll(async () => {
  app = await startTestApp();
  blobs = path.join(app.app.deps.env.dataDir, 'blobs');
  isMounted = mountTiny(blobs, 1);
});
afterAll(async () => {
  if (isMounted) unmount(blobs);
  await app.close();
});

test('a full disk is said in words and leaves nothing half-saved', async ({ skip }) => {
  if (!isMounted) skip();
  const base = await app.listen();
  const { member } = await app.addCompany();
  const file = path.join(app.app.deps.env.dataDir, 'long.wav');
  await writeFile(file, toWav(Buffer.alloc(2 * 2 ** 20)));

  const answer = await uploadAudio(base, member, file, { language: 'en' });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    code: 'storage-unavailable',
    message: 'There is no room left on the server to store this.',
  } satisfies Partial<ErrorBody>);
  expect((await app.as(member).get('/api/v1/audios')).json().data).toEqual([]);
  const left = readdirSync(blobs, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});

const MiB = 2 ** 20;
const full = { code: 'storage-unavailable', message: 'There is no room left on the server to store this.' };

test('what people send leaves a tenth of the disk to the database, by whichever way it comes', async ({
  skip,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tavla-room-'));
  if (!mountTiny(folder, 60)) return skip();
  const small = await startTestApp({ DATA_DIR: folder });
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  try {
    const base = await small.listen();
    const { member } = await small.addCompany();
    const metadata = { filename: 'long.wav', filetype: 'audio/wav' };
    const file = path.join(app.app.deps.env.dataDir, 'thirty.wav');
    await writeFile(file, toWav(Buffer.alloc(30 * MiB)));

    const tooLarge = await announceUpload(base, member, 80 * MiB, metadata);
    expect([tooLarge.status, await tooLarge.json()]).toMatchObject([503, full]);

    // Each of them would fit alone.
    const size = 30 * MiB + 44;
    const announced = await Promise.all([1, 2].map(() => announceUpload(base, member, size, metadata)));
    const places = announced.map(({ headers }) => base + headers.get('location'));
    expect((await sendPart(places[0] ?? '', member, file, 0, 28 * MiB)).status).toBe(204);
    const refused = await sendPart(places[1] ?? '', member, file, 0, undefined);
    expect([refused.status, await refused.json()]).toMatchObject([503, full]);
    const kept = Number((await askOffset(places[1] ?? '', member)).headers.get('upload-offset'));
    expect(kept).toBeGreaterThan(10 * MiB);
    const room = free();
    // A tenth, but for what was on its way.
    expect(room).toBeGreaterThan(3 * MiB);

    const again = await sendPart(places[1] ?? '', member, file, kept, undefined);
    expect([again.status, await again.json()]).toMatchObject([503, full]);
    const whole = await uploadAudio(base, member, file, { language: 'en' });
    expect([whole.status, await whole.json()]).toMatchObject([503, full]);
    const note = [{ name: 'note.txt', type: 'text/plain', content: 'A note' }];
    const message = await postForm(small, member, '/api/v1/chat/new-message', { message: 'Read' }, note);
    expect([message.statusCode, message.json()]).toMatchObject([503, full]);
    expect(free()).toBeGreaterThanOrEqual(room - 64 * 1024);

    // Giving up makes room again.
    await fetch(places[0] ?? '', {
      method: 'DELETE',
      headers: { cookie: member.cookie, 'tus-resumable': '1.0.0' },
    });
    const rest = await sendPart(places[1] ?? '', member, file, kept, kept + MiB);
    expect(rest.status).toBe(204);
  } finally {
    await small.close();
    unmount(folder);
    rmSync(folder, { recursive: true });
  }
});

test('a recording that finds no room to be unpacked is tried again, and told at last; nothing of it is lost', async ({
  skip,
}) => {
  const workDir = mkdtempSync(path.join(tmpdir(), 'tavla-work-'));
  if (!mountTiny(workDir, 20)) return skip();
  const roomy = await startTestApp();
  try {
    const base = await roomy.listen();
    const { id: organizationId, member } = await roomy.addCompany();
    const file = path.join(roomy.app.deps.env.dataDir, 'short.wav');
    await writeFile(file, toWav(Buffer.alloc(MiB)));
    const sent = await uploadAudio(base, member, file, { language: 'en' });
    const { id } = (await sent.json()) as { id: string };
    const meeting = async () => (await roomy.as(member).get(`/api/v1/audios/${id}`)).json();
    const handlers = meetingHandlers({ ...roomy.app.deps, workDir, ffmpegPath: null });
    const decode = (attempt: number, isLastAttempt: boolean) => {
      const run = { attempt: 1, isLastAttempt, signal: new AbortController().signal };
      return handlers[meetingJobs.decode]?.({ organizationId, audioId: id, attempt }, run);
    };
    const { attempt } = await roomy.db.prisma.audio.findFirstOrThrow({ where: { id } });

    const filler = path.join(workDir, 'filler');
    await writeFile(filler, Buffer.alloc(19 * MiB));
    await expect(decode(attempt, false)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await meeting()).toMatchObject({ status: 'transcribing', error: null });
    await expect(decode(attempt, true)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await meeting()).toMatchObject({
      status: 'failed',
      error: 'There is no room left on the server to work on the recording. Try again when there is.',
      cause: { reason: 'meeting-without-room', params: {} },
    });

    rmSync(filler);
    expect((await roomy.as(member).post(`/api/v1/audios/${id}/retry`)).statusCode).toBeLessThan(300);
    await decode(attempt + 1, false);
    expect(await meeting()).toMatchObject({
      status: 'transcribing',
      error: null,
      cause: null,
      durationMs: 32_768,
    });
  } finally {
    await roomy.close();
    unmount(workDir);
    rmSync(workDir, { recursive: true });
  }
});
