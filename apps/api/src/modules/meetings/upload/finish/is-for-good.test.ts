import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@tavla/shared/error-words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendSignal } from '@/adapters/database/send-signal';
import { HttpError, invalid, notFound } from '@/http/errors/errors';
import { announceUpload, askOffset, sendPart } from '@/test/audio-client';
import { startBucket, type TestBucket } from '@/test/bucket';
import { startTestApp, type TestApp, type TestCompany } from '@/test/test-app';
import { tooLarge } from '../read-stored-transcript';
import { isForGood } from './is-for-good';

test.each([
  ['a line that cannot be read', invalid('file', say('file-is-text')), true],
  ['a transcript of 11 MB', tooLarge(), true],
  ['neither sound nor a transcript', new HttpError(415, 'wrong-file-type', say('file-is-text')), true],
  ['given up meanwhile', notFound('upload'), true],
  ['too costly', new HttpError(413, 'too-large', say('transcript-too-costly')), false],
  ['another thing that is gone', notFound('meeting'), false],
  ['signed out', new HttpError(401, 'not-signed-in', say('not-signed-in')), false],
  ['no right', new HttpError(403, 'not-allowed', say('permissions-changed')), false],
  ['taken over', new HttpError(409, 'conflict', say('upload-taken-over')), false],
  ['damaged', new HttpError(422, 'checksum-differs', say('recording-damaged')), false],
  ['too many', new HttpError(429, 'too-many-requests', say('internal')), false],
  ...[408, 423, 500, 502, 503, 504, 507].map(
    (status) => [`${status}`, new HttpError(status, 'internal', say('internal')), false] as const,
  ),
  ['a fault', new Error('lost'), false],
] as const)('what arrived goes for good: %s', (_, error, isGone) => {
  expect(isForGood(error)).toBe(isGone);
});

let bucket: TestBucket;
let app: TestApp;
let base: string;
let company: TestCompany;

beforeAll(async () => {
  bucket = await startBucket();
  app = await startTestApp(bucket.env);
  base = await app.listen();
  company = await app.addCompany();
});
afterAll(async () => {
  await app.close();
  await bucket.close();
});

/** The processes of this one that read texts. */
function textProcesses(): number[] {
  const read = (id: string, name: string) => {
    try {
      return readFileSync(`/proc/${id}/${name}`, 'utf8');
    } catch {
      return '';
    }
  };
  return readdirSync('/proc')
    .filter((id) => /^PPid:\s+(\d+)$/m.exec(read(id, 'status'))?.[1] === String(process.pid))
    .filter((id) => read(id, 'cmdline').includes('text-child'))
    .map(Number);
}

/** Sends a transcript whole whose reading is ended from outside. @returns where its upload is */
async function failToFinish(app: TestApp, base: string, company: TestCompany) {
  const text = `WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ada>We ship on Friday.\n`;
  const file = path.join(app.app.deps.env.dataDir, 'stand-up.vtt');
  await writeFile(file, text);
  const metadata = { filename: 'stand-up.vtt', filetype: 'text/vtt' };
  const announced = await announceUpload(base, company.member, Buffer.byteLength(text), metadata);
  const url = base + announced.headers.get('location');
  const id = url.split('/').at(-1) ?? '';
  const others = textProcesses();
  const reading = () => textProcesses().filter((one) => !others.includes(one));
  const sent = sendPart(url, company.member, file, 0, undefined);
  const all = await expect.poll(reading, { interval: 5 }).not.toEqual([]).then(reading);
  for (const one of all) sendSignal(one, 'SIGKILL');
  const answer = await sent;
  expect([answer.status, await answer.json()]).toMatchObject([413, { reason: 'transcript-too-costly' }]);
  return { url, id };
}

test.skipIf(process.platform !== 'linux')(
  'a transcript whose reading is ended from outside is there to be read again',
  async () => {
    const { url, id } = await failToFinish(app, base, company);
    expect((await bucket.keys()).filter((key) => key.includes(`${id}`))).not.toEqual([]);

    const again = await askOffset(url, company.member);
    expect([again.status, again.headers.get('audio-id')]).toEqual([200, id]);
    expect(await app.db.prisma.audio.count({ where: { organizationId: company.id } })).toBe(1);
  },
);

test.skipIf(process.platform !== 'linux')(
  'one that is given up then leaves nothing, without a bucket too',
  async () => {
    const alone = await startTestApp();
    try {
      const own = await alone.addCompany();
      const { url, id } = await failToFinish(alone, await alone.listen(), own);
      const key = `audios/${own.id}/${id}`;
      const { blobs, env } = alone.app.deps;
      expect(await blobs.size(key)).toBeGreaterThan(0);
      const headers = { cookie: own.member.cookie, 'tus-resumable': '1.0.0' };
      expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(204);
      expect(await blobs.size(key)).toBeUndefined();
      expect(readdirSync(path.join(env.dataDir, 'uploads'))).toEqual([]);
    } finally {
      await alone.close();
    }
  },
);
