import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ErrorBody } from '@tavla/shared/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toWav } from '@/adapters/speech/pcm';
import { uploadAudio } from '@/test/audio-client';
import { startTestApp, type TestApp } from '@/test/test-app';

let app: TestApp;
let blobs: string;
let isMounted = false;

/** A file system of one megabyte in place of the folder of blobs; only root may mount one. */
function mountTiny(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('A full disk is not tested: it takes the right to mount one.');
    return false;
  }
}

beforeAll(async () => {
  app = await startTestApp();
  blobs = path.join(app.app.deps.env.dataDir, 'blobs');
  isMounted = mountTiny(blobs);
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
