import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toWav } from '@/adapters/speech/pcm';
import { announceUpload, askOffset, sendPart, waitForMeeting } from '@/test/audio-client';
import { Cluster } from '@/test/processes/cluster';
import { Reader, Writer } from '@/test/processes/cluster-load';
import { hasNginx, startNginx } from '@/test/processes/nginx';
import { RoundRobin } from '@/test/processes/round-robin';
import type { TestCompany } from '@/test/test-app';

const MiB = 2 ** 20;

let cluster: Cluster;
let recording: Buffer;
let file: string;

beforeAll(async () => {
  cluster = await Cluster.start();
  // Quieter than any speech, and yet no two places alike.
  const samples = Buffer.alloc(9 * MiB + 2);
  for (let at = 0, n = 7; at < samples.length; at += 2, n = (n * 48_271) % 2_147_483_647)
    samples.writeInt16LE((n % 3) - 1, at);
  recording = toWav(samples);
  file = path.join(cluster.desk.app.deps.env.dataDir, 'quiet.wav');
  await writeFile(file, recording);
});
afterAll(() => cluster?.close());

/** Uploads the recording half a megabyte at a time; whatever fails is asked about and goes on. */
async function upload(base: string, { member }: TestCompany, onPart: (offset: number) => Promise<void>) {
  const metadata = { filename: 'quiet.wav', filetype: 'audio/wav', language: 'en' };
  const announced = await announceUpload(base, member, recording.length, metadata);
  expect(announced.status).toBe(201);
  const url = base + announced.headers.get('location');
  for (let offset = 0, audioId: string | null = null; ; ) {
    if (audioId) return audioId;
    await onPart(offset);
    const end = Math.min(offset + MiB / 2, recording.length);
    let answer = await sendPart(url, member, file, offset, end).catch(() => undefined);
    while (!answer?.ok) {
      await sleep(50);
      answer = await askOffset(url, member).catch(() => undefined);
    }
    offset = Number(answer.headers.get('upload-offset'));
    audioId = answer.headers.get('audio-id');
  }
}

/** Every confirmed task is there, once; every reader saw every event, in order, and no resync. */
async function expectNothingLost({ id, member }: TestCompany, writers: Writer[], readers: Reader[]) {
  const { pool } = cluster.desk.db;
  const { rows } = await pool.query('select "eventSeq" from organization where id = $1', [id]);
  const newest = Number(rows[0]?.eventSeq);
  for (const reader of readers) {
    await expect.poll(() => reader.events.at(-1)?.id).toBe(newest);
    expect(reader.events.filter(({ action }) => action === 'resync')).toEqual([]);
    const logged = reader.events.filter(({ resource }) => (resource as string) !== '*');
    expect(logged.map((event) => event.id)).toEqual(Array.from({ length: newest }, (_, n) => n + 1));
    reader.stop();
  }

  const tasks = (await cluster.desk.as(member).get('/api/v1/tasks')).json().data;
  const titles = new Map(tasks.map((task: { id: string; title: string }) => [task.id, task.title]));
  for (const writer of writers) {
    expect(writer.acknowledged.size).toBeGreaterThan(0);
    for (const [task, title] of writer.acknowledged) expect(titles.get(task)).toBe(title);
  }
  expect(tasks.length).toBe(writers.reduce((sum, writer) => sum + writer.acknowledged.size, 0));
}

/** Each is a person of their own, so that none of them meets the limit of requests per minute. */
async function write(base: string, { id, roles }: TestCompany): Promise<Writer[]> {
  const people = await Promise.all(['a', 'b', 'c', 'd'].map(() => cluster.desk.addUser(id, roles.user)));
  return people.map((person, at) => new Writer(base, person, String(at)));
}

/** One at each process. */
async function read(base: string, { member }: TestCompany): Promise<Reader[]> {
  const readers = [new Reader(base, member), new Reader(base, member)];
  for (const reader of readers) await expect.poll(() => reader.lastEventId).toBeDefined();
  return readers;
}

/** One of each is killed in the middle of everything. */
async function killOneOfEach(base: string): Promise<void> {
  const { desk } = cluster;
  const company = await desk.addCompany();
  const readers = await read(base, company);
  const writers = await write(base, company);
  const audioId = await upload(base, company, async (offset) => {
    if (offset === 4 * MiB) void cluster.end('api-1', 'SIGKILL');
  });
  await expect.poll(() => cluster.busyWorker(), { interval: 10 }).toBeDefined();
  const doomed = cluster.busyWorker() ?? '';
  await cluster.end(doomed, 'SIGKILL');
  await Promise.all(writers.map((writer) => writer.stop()));

  const whole = await fetch(`${base}/api/v1/audios/${audioId}/file`, {
    headers: { cookie: company.member.cookie },
  });
  expect(Buffer.from(await whole.arrayBuffer()).equals(recording)).toBe(true);
  // As if the dead worker's time had run out: the other one takes its job over.
  await desk.db.pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_at is not null`,
  );
  expect(await waitForMeeting(desk, company.member, audioId)).toMatchObject({ status: 'done' });
  await expectNothingLost(company, writers, readers);
  expect(readers.some(({ returns }) => returns > 0)).toBe(true);
  const told = (readers[0]?.events ?? []).filter(({ resource }) => resource === 'audios');
  expect(told.filter(({ action }) => action === 'create')).toHaveLength(1);
  const ends = told.filter(({ data }) => (data as { status?: string }).status === 'done');
  expect(ends).toHaveLength(1);
  await Promise.all([cluster.restart('api-1'), cluster.restart(doomed)]);
}

/** The API processes are stopped and started one after the other, while people write and read. */
async function restartOneByOne(base: string): Promise<void> {
  const company = await cluster.desk.addCompany();
  const readers = await read(base, company);
  const writers = await write(base, company);
  for (const name of ['api-1', 'api-2']) {
    expect(await cluster.end(name, 'SIGTERM')).toBe(0);
    await cluster.restart(name);
  }
  await Promise.all(writers.map((writer) => writer.stop()));
  await expectNothingLost(company, writers, readers);
  const failures = writers.flatMap((writer) => writer.failures);
  // A request that waited in the queue of a socket at the moment it was closed; nobody repeats a POST.
  expect(failures.filter((failure) => !failure.startsWith('502 '))).toEqual([]);
  expect(failures.length).toBeLessThanOrEqual(4);
}

describe('two API processes and two workers', { timeout: 120_000 }, () => {
  describe('behind a load balancer that goes round', () => {
    let balancer: RoundRobin;
    beforeAll(async () => {
      balancer = await RoundRobin.start(cluster.ports);
    });
    afterAll(() => balancer?.close());

    test('lose nothing when one of each is killed', () => killOneOfEach(balancer.address));
    test('lose nothing when they are restarted one by one, and fail hardly a request', () =>
      restartOneByOne(balancer.address));
  });

  const isHere = hasNginx();
  if (!isHere) console.log('docs/nginx.conf is not tried: nginx is not installed.');
  describe.skipIf(!isHere)('behind nginx, as docs/nginx.conf has it', () => {
    let nginx: Awaited<ReturnType<typeof startNginx>>;
    beforeAll(async () => {
      nginx = await startNginx(cluster.ports);
    });
    afterAll(() => nginx?.close());

    test('lose nothing when one of each is killed', () => killOneOfEach(nginx.address));
    test('lose nothing when they are restarted one by one, and fail hardly a request', () =>
      restartOneByOne(nginx.address));
  });
});
