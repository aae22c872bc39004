import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAll } from '@/adapters/blobs/disk-blobs';
import { toWav } from '@/adapters/speech/pcm';
import { watchArrivals } from '@/test/arrivals';
import { announceUpload, askOffset, sendPart } from '@/test/audio-client';
import { startBucket, type TestBucket } from '@/test/bucket';
import { startTestApp, type TestApp, type TestCompany } from '@/test/test-app';
import { uploadPlace } from './upload-place';

const MiB = 2 ** 20;
const metadata = { filename: 'stand-up.wav', filetype: 'audio/wav', language: 'en' };

/** Of the recording: more than one part, and no round number. */
const total = 13 * MiB + 44;

let bucket: TestBucket;
/** Two processes' worth of application on one database and one bucket. */
let apps: TestApp[];
let bases: string[];
let company: TestCompany;
/** Waits until so much of the newest request's body has arrived. */
let arrived: (bytes: number) => Promise<void>;
let recording: Buffer;
let file: string;

beforeAll(async () => {
  bucket = await startBucket();
  const one = await startTestApp(bucket.env);
  apps = [one, await startTestApp(bucket.env, one)];
  bases = await Promise.all(apps.map((app) => app.listen()));
  arrived = watchArrivals(...apps.map(({ app }) => app.server));
  company = await one.addCompany();
  recording = toWav(randomBytes(13 * MiB));
  file = path.join(one.app.deps.env.dataDir, 'stand-up.wav');
  await writeFile(file, recording);
});
afterAll(async () => {
  for (const app of apps.reverse()) await app.close();
  await bucket.close();
});

const first = () => apps[0] as TestApp;
let turn = 0;
/** The other process, each time. */
const next = () => bases[turn++ % bases.length] as string;

async function announce(size = total): Promise<string> {
  const announced = await announceUpload(next(), company.member, size, metadata);
  expect(announced.status).toBe(201);
  return announced.headers.get('location') ?? '';
}

/** Sends the rest of an upload in pieces, each to the other process. @returns the last answer */
async function sendAll(location: string, pieces: number[]): Promise<Response> {
  let at = 0;
  let last: Response | undefined;
  for (const bytes of pieces) {
    last = await sendPart(next() + location, company.member, file, at, at + bytes);
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(at + bytes)]);
    at += bytes;
  }
  return last as Response;
}

const stored = async (audioId: string) =>
  readAll(await first().app.deps.blobs.open(`audios/${company.id}/${audioId}`));

/** A PATCH whose sender stops in the middle and neither goes on nor hangs up. */
function hangingPatch(url: string, offset: number, bytes: Buffer, announced: number) {
  const hanging = request(url, {
    method: 'PATCH',
    headers: {
      cookie: company.member.cookie,
      'tus-resumable': '1.0.0',
      'upload-offset': offset,
      'content-type': 'application/offset+octet-stream',
      'content-length': announced,
    },
  });
  const status = new Promise<number | undefined>((resolve) => {
    hanging.on('response', ({ statusCode }) => resolve(statusCode));
    hanging.on('error', () => resolve(undefined));
  });
  hanging.write(bytes);
  return { send: (more: Buffer) => hanging.end(more), cut: () => hanging.destroy(), status };
}

describe('an upload whose requests reach another process each time', () => {
  test.each([
    ['whole parts', [8 * MiB]],
    ['small pieces', [1 * MiB, 3 * MiB, 100_000, 2 * MiB, 5 * MiB + 1]],
    ['one request', []],
    ['a last piece of one byte', [total - 1]],
  ])('arrives byte for byte in %s', async (_, pieces) => {
    const location = await announce();
    const sent = pieces.reduce((sum, bytes) => sum + bytes, 0);
    const last = await sendAll(location, [...pieces, total - sent]);
    const audioId = last.headers.get('audio-id') ?? '';
    expect((await stored(audioId)).equals(recording)).toBe(true);
    const again = await askOffset(next() + location, company.member);
    expect(again.headers.get('audio-id')).toBe(audioId);
    expect(again.headers.get('upload-offset')).toBe(String(total));
  });

  test('arrives in very small pieces, of which no more than twenty wait at a time', async () => {
    const location = await announce();
    const pieces = Array.from({ length: 50 }, () => 1_000);
    await sendAll(location, pieces);
    const id = location.split('/').at(-1) ?? '';
    const { tails } = await first().db.prisma.upload.findFirstOrThrow({ where: { id } });
    expect((tails as unknown[]).length).toBeLessThanOrEqual(20);
    const last = await sendPart(next() + location, company.member, file, 50_000, total);
    expect((await stored(last.headers.get('audio-id') ?? '')).equals(recording)).toBe(true);
  });

  test('leaves nothing but the recording in the bucket', async () => {
    expect(await bucket.unfinished()).toEqual([]);
    expect((await bucket.keys()).filter((key) => key.startsWith('uploads/'))).toEqual([]);
  });

  test('is one meeting when its end is asked for twice at once', async () => {
    const location = await announce();
    await sendAll(location, [total - 1]);
    await sendPart(next() + location, company.member, file, total - 1, total);
    const { db } = first();
    const id = location.split('/').at(-1) ?? '';
    await db.prisma.audio.deleteMany({ where: { id } });
    await db.prisma.upload.updateMany({ where: { id }, data: { audioId: null } });
    const answers = await Promise.all([0, 1, 2, 3].map(() => askOffset(next() + location, company.member)));
    expect(answers.map((answer) => answer.headers.get('audio-id'))).toEqual([id, id, id, id]);
    expect(await db.prisma.audio.count({ where: { id } })).toBe(1);
  });

  test('tells its metadata and belongs to its person alone', async () => {
    const location = await announce();
    const asked = await askOffset(next() + location, company.member);
    expect(asked.headers.get('upload-metadata')).toContain('filename c3RhbmQtdXAud2F2');
    expect((await askOffset(next() + location, company.admin)).status).toBe(404);
    expect((await sendPart(next() + location, company.admin, file, 0, 10)).status).toBe(404);
  });
});

describe('a request that hangs', () => {
  const tokenOf = async (id: string) =>
    (await first().db.prisma.upload.findFirst({ where: { id } }))?.lockToken ?? null;

  test('makes way to the next one in another process, and keeps what it had', async () => {
    const location = await announce();
    const hanging = hangingPatch(next() + location, 0, recording.subarray(0, 300_000), total);
    await arrived(300_000);
    const asked = await askOffset(next() + location, company.member);
    expect(asked.headers.get('upload-offset')).toBe('300000');
    const last = await sendPart(next() + location, company.member, file, 300_000, total);
    hanging.cut();
    expect((await stored(last.headers.get('audio-id') ?? '')).equals(recording)).toBe(true);
  });

  test('does not come back: whoever waited long enough has taken over', async () => {
    const location = await announce();
    const id = location.split('/').at(-1) ?? '';
    const { db } = first();
    // A process that was killed while it wrote: its token stays, and nobody hears the request to make way.
    const dead = '00000000-0000-7000-8000-000000000000';
    await db.prisma.upload.updateMany({ where: { id }, data: { lockToken: dead } });
    expect((await sendPart(next() + location, company.member, file, 0, 100)).status).toBe(204);

    const hanging = hangingPatch(next() + location, 100, recording.subarray(100, 200), 1_000);
    await expect.poll(() => tokenOf(id)).not.toBeNull();
    await db.prisma.upload.updateMany({ where: { id }, data: { lockToken: dead } });
    hanging.send(recording.subarray(200, 1_100));
    expect(await hanging.status).toBe(409);
    await db.prisma.upload.updateMany({ where: { id }, data: { lockToken: null } });
    expect((await askOffset(next() + location, company.member)).headers.get('upload-offset')).toBe('100');
  });

  test('and is cut keeps what it had', async () => {
    const location = await announce();
    const sent = 3 * MiB;
    const hanging = hangingPatch(next() + location, 0, recording.subarray(0, sent), total);
    await arrived(sent);
    hanging.cut();
    const offset = async () =>
      Number((await askOffset(next() + location, company.member)).headers.get('upload-offset'));
    // The streams on its way lose what they hold just then, some tens of kilobytes each.
    await expect.poll(offset).toBeGreaterThan(sent - MiB);
  });
});

describe('what is given up', () => {
  test('leaves the bucket when the person says so', async () => {
    const location = await announce();
    await sendAll(location, [6 * MiB, 1_000]);
    const headers = { cookie: company.member.cookie, 'tus-resumable': '1.0.0' };
    expect((await fetch(next() + location, { method: 'DELETE', headers })).status).toBe(204);
    expect((await askOffset(next() + location, company.member)).status).toBe(404);
    const id = location.split('/').at(-1) ?? '';
    expect((await bucket.keys()).filter((key) => key.includes(id))).toEqual([]);
  });

  test('and what nobody came back for, too, while a meeting keeps its recording', async () => {
    const whole = await announce();
    const last = await sendAll(whole, [total]);
    const location = await announce();
    await sendAll(location, [6 * MiB, 1_000]);
    const { db } = first();
    const old = { createdAt: new Date(Date.now() - 7.1 * 86_400_000) };
    await db.prisma.upload.updateMany({ data: old });
    expect((await askOffset(next() + location, company.member)).status).toBe(410);
    const { blobs, env } = first().app.deps;
    await (await uploadPlace(blobs, db, env.dataDir)).datastore.deleteExpired();
    expect(await bucket.unfinished()).toEqual([]);
    expect((await bucket.keys()).filter((key) => key.startsWith('uploads/'))).toEqual([]);
    expect((await stored(last.headers.get('audio-id') ?? '')).length).toBe(total);
  });

  test('is refused when it is no recording, and not kept', async () => {
    const text = path.join(first().app.deps.env.dataDir, 'notes.wav');
    await writeFile(text, 'Minutes of the meeting. '.repeat(20));
    const location = await announce(480);
    const refused = await sendPart(next() + location, company.member, text, 0, 480);
    expect([refused.status, await refused.json()]).toMatchObject([415, { code: 'wrong-file-type' }]);
    const id = location.split('/').at(-1) ?? '';
    expect((await bucket.keys()).filter((key) => key.includes(id))).toEqual([]);
  });
});

describe('without a bucket', () => {
  test('a request that reaches a machine without the upload is told so, and the right one goes on', async () => {
    const here = await startTestApp({}, first());
    const elsewhere = await startTestApp({}, first());
    try {
      const [mine, wrong] = await Promise.all([here.listen(), elsewhere.listen()]);
      const announced = await announceUpload(mine, company.member, total, metadata);
      const location = announced.headers.get('location') ?? '';
      const refused = await sendPart(wrong + location, company.member, file, 0, 1_000);
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        { code: 'conflict', message: expect.stringContaining('lies on another machine') },
      ]);
      expect((await askOffset(wrong + location, company.member)).status).toBe(409);
      expect((await sendPart(mine + location, company.member, file, 0, total)).status).toBe(204);
      // What has become a meeting is known everywhere, and not sent again.
      const asked = await askOffset(wrong + location, company.member);
      expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, String(total)]);
    } finally {
      await here.close();
      await elsewhere.close();
    }
  });
});
