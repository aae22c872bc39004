import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorBody } from '@tavla/shared/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toWav } from '@/adapters/speech/pcm';
import { announceUpload, askOffset, sendPart, uploadAudio } from '@/test/audio-client';
import { postForm } from '@/test/form';
import { startTestApp, type TestApp } from '@/test/test-app';

let app: TestApp;
let blobs: string;
let isMounted = false;

/** A file system of some megabytes in place of a folder; only root may mount one. */
function mountTiny(folder: string, megabytes: number): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('A full disk is not tested: it takes the right to mount one.');
    return false;
  }
}

beforeAll(async () => {
  app = await startTestApp();
  blobs = path.join(app.app.deps.env.dataDir, 'blobs');
  isMounted = mountTiny(blobs, 1);
});
afterAll(async () => {
  if (isMounted) execFileSync('umount', [blobs]);
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
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  }
});
