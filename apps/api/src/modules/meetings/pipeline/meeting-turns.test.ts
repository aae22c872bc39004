import { say } from '@tavla/shared/error-words';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { change, type JobOptions } from '@/db/events/change';
import { type JobHandlers, startWorker } from '@/jobs/worker';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { decodeStep } from './decode-step';
import { meetingJobs, readingStep, wholeStep } from './meeting-jobs';
import { failMeeting } from './meeting-steps';
import { queueChunks } from './queue-chunks';

const app = useTestApp();
const log = { info() {}, warn() {} };

function work(handlers: JobHandlers) {
  const { db } = app.current;
  return startWorker(db.url, db.pool, handlers, log);
}

/** A recording that is being transcribed, with so many chunks. */
async function addRecording({ id: organizationId, member }: TestCompany, chunks: number, more = {}) {
  const about = { status: 'transcribing', createdById: member.id, ...more };
  const audioId = await addMeeting(app.current.db.prisma, organizationId, about);
  const db = app.current.db.forCompany(organizationId);
  const planned = Array.from({ length: chunks }, (_, at) => ({ startMs: at, endMs: at + 1, spans: [] }));
  const job = { organizationId, audioId, attempt: 1 };
  await change(db, (tx) => queueChunks(tx, job, planned));
  return job;
}

test('a company that sent little is recognised between the chunks of one that sent much', async () => {
  const [much, little] = [await app.current.addCompany(), await app.current.addCompany()];
  for (let count = 0; count < 3; count++) await addRecording(much, 20);
  await addRecording(little, 4);
  const order: string[] = [];
  const worker = work({
    [meetingJobs.recognise]: async (payload) =>
      void order.push((payload as { organizationId: string }).organizationId),
  });
  await expect.poll(() => order.length).toBe(64);
  await worker.stop();
  // Turn by turn; a worker does three at a time.
  expect(order.lastIndexOf(little.id)).toBeLessThan(12);
});

/** The order in which chunks are done, by a worker that does one at a time; `between` is called after so many. */
async function orderOf(total: number, after: number, between: () => Promise<unknown>): Promise<string[]> {
  const { db } = app.current;
  const order: string[] = [];
  const handler = async (payload: unknown) => {
    const { audioId, index } = payload as { audioId: string; index: number };
    order.push(audioId);
    await db.pool.query('update audio_chunk set "doneAt" = now() where "audioId" = $1 and index = $2', [
      audioId,
      index,
    ]);
    if (order.length === after) await between();
  };
  const worker = startWorker(db.url, db.pool, { [meetingJobs.recognise]: handler }, log, 1);
  await expect.poll(() => order.length, { timeout: 20_000 }).toBe(total);
  await worker.stop();
  return order;
}

test('a short recording goes before the rest of a long one of the same company', async () => {
  const company = await app.current.addCompany();
  await addRecording(company, 100);
  let short = '';
  const order = await orderOf(104, 50, async () => {
    short = (await addRecording(company, 4)).audioId;
  });
  expect(order.lastIndexOf(short)).toBeLessThan(60);
});

test('who has waited long does not wait for the whole of what another company sends now', async () => {
  const [first, second] = [await app.current.addCompany(), await app.current.addCompany()];
  const { audioId } = await addRecording(first, 100);
  const order = await orderOf(200, 50, () => addRecording(second, 100));
  const meanwhile = order.slice(50, 90).filter((id) => id === audioId);
  expect(meanwhile.length).toBeGreaterThan(15);
});

/** The step of a meeting of so many bytes and minutes, as its company's. */
type Step = (organizationId: string, size: 'short' | 'long') => { job: string; options: JobOptions };

const unpacking: Step = (organizationId, size) => {
  const sizeBytes = size === 'short' ? 2n ** 20n : 2n ** 30n;
  return { job: meetingJobs.decode, options: wholeStep({ organizationId, sizeBytes }) };
};
const reading: Step = (organizationId, size) => {
  const durationMs = (size === 'short' ? 2 : 180) * 60_000;
  return { job: meetingJobs.analyse, options: readingStep({ organizationId, durationMs }) };
};

test.each([
  ['decode', unpacking],
  ['read', reading],
])(
  'meetings of one company that take long to %s leave places for others, and for a short one of its own',
  async (_, step) => {
    const [slow, other] = [await app.current.addCompany(), await app.current.addCompany()];
    const enqueueStep = ({ id }: TestCompany, size: 'short' | 'long') => {
      const { job, options } = step(id, size);
      return change(app.current.db.forCompany(id), async ({ enqueue }) =>
        enqueue(job, { organizationId: id, audioId: newId(), attempt: 1 }, options),
      );
    };
    for (let count = 0; count < 5; count++) await enqueueStep(slow, 'long');
    await enqueueStep(other, 'long');
    await enqueueStep(slow, 'short');
    const begun: string[] = [];
    let end = () => {};
    const never = new Promise<void>((resolve) => {
      end = resolve;
    });
    const worker = work({
      [step(slow.id, 'long').job]: async (payload) => {
        const { organizationId } = payload as { organizationId: string };
        begun.push(organizationId);
        if (organizationId === slow.id) await never;
      },
    });
    try {
      await expect.poll(() => begun.toSorted()).toEqual([slow.id, slow.id, other.id].toSorted());
    } finally {
      end();
      await worker.stop();
    }
  },
);

test('a recording is not unpacked while twenty hours of its company lie unpacked, and a failed one lies no longer', async () => {
  const company = await app.current.addCompany();
  const { deps } = app.current.app;
  const { prisma, pool } = app.current.db;
  const hours = { durationMs: 10 * 3_600_000 };
  const first = await addRecording(company, 0, hours);
  await addRecording(company, 0, hours);
  const job = await addRecording(company, 0, { status: 'queued' });
  const { signal } = new AbortController();
  const decode = () => decodeStep({ ...deps, workDir: deps.env.dataDir, ffmpegPath: null }, job, signal);
  const status = async () => (await prisma.audio.findFirstOrThrow({ where: { id: job.audioId } })).status;
  const waiting = async (task: string) => {
    const { rows } = await pool.query(
      `select j.run_at > now() + interval '20 s' as later, p.payload
       from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
       where task_identifier = $1 and p.payload::text like $2`,
      [task, `%${company.id}%`],
    );
    return rows;
  };
  await decode();
  expect([await status(), await waiting(meetingJobs.decode)]).toEqual([
    'queued',
    [{ later: true, payload: job }],
  ]);

  await failMeeting(app.current.db.forCompany(company.id), first, say('recogniser-stopped'));
  expect(await waiting(meetingJobs.forget)).toMatchObject([
    { payload: { keys: [`samples/${company.id}/${first.audioId}`] } },
  ]);
  // There is no such file.
  await expect(decode()).rejects.toThrow('ENOENT');
  expect(await status()).toBe('transcribing');
});

test('one that is unpacked is not begun anew by a run whose end the queue was not told of', async () => {
  const company = await app.current.addCompany();
  const { deps } = app.current.app;
  const { prisma, pool } = app.current.db;
  const job = await addRecording(company, 0, { status: 'analysing', progress: 0.95, startedAt: new Date(0) });
  await pool.query('delete from graphile_worker._private_jobs');
  const where = { id: job.audioId };
  const before = await prisma.audio.findFirstOrThrow({ where });
  const steps = { ...deps, workDir: deps.env.dataDir, ffmpegPath: null };
  await decodeStep(steps, job, new AbortController().signal);
  expect(await prisma.audio.findFirstOrThrow({ where })).toEqual(before);
  expect((await pool.query('select 1 from graphile_worker.jobs')).rows).toEqual([]);
});

describe('a recording waits for a whole day of sound only where that lies unpacked', () => {
  const short = { sizeBytes: 2n ** 20n };
  const long = { sizeBytes: 2n ** 30n };
  const kinds = ['recording', 'transcript'];
  const states = ['queued', 'transcribing', 'analysing', 'done', 'failed'];
  const sizes = [
    ['short behind short', short, short],
    ['long behind long', long, long],
    ['short behind long', short, long],
    ['long behind short', long, short],
  ] as const;
  test.each(
    kinds.flatMap((kind) =>
      states.flatMap((status) => sizes.map((size) => [kind, status, ...size] as const)),
    ),
  )('a %s, %s: %s', async (kind, status, name, own, other) => {
    const company = await app.current.addCompany();
    const { deps } = app.current.app;
    await addRecording(company, 0, { kind, status, durationMs: 24 * 3_600_000, ...other });
    const job = await addRecording(company, 0, { status: 'queued', ...own });
    const { signal } = new AbortController();
    const steps = { ...deps, workDir: deps.env.dataDir, ffmpegPath: null };
    // There is no such file: whatever is decoded at once fails.
    const outcome = await decodeStep(steps, job, signal).catch(String);
    const isAhead = kind === 'recording' && status === 'transcribing' && own === other;
    expect(outcome, name).toEqual(isAhead ? undefined : expect.stringContaining('ENOENT'));
  });
});

test('a chunk that is given up, of whatever turn, does not hold back the turns of others', async () => {
  const [first, second] = [await app.current.addCompany(), await app.current.addCompany()];
  const { pool } = app.current.db;
  await addRecording(await app.current.addCompany(), 1);
  await pool.query('update graphile_worker._private_jobs set attempts = max_attempts, priority = 1');
  const { audioId } = await addRecording(first, 100);
  const order = await orderOf(200, 50, () => addRecording(second, 100));
  const meanwhile = order.slice(50, 90).filter((id) => id === audioId);
  expect(meanwhile.length).toBeGreaterThan(15);
});

test('what an earlier try planned stays, however it would be planned now', async () => {
  const company = await app.current.addCompany();
  const job = await addRecording(company, 4);
  const planned = [{ startMs: 0, endMs: 9, spans: [] }];
  await change(app.current.db.forCompany(company.id), (tx) => queueChunks(tx, job, planned));
  const chunks = await app.current.db.prisma.audioChunk.findMany({ where: { audioId: job.audioId } });
  expect(chunks.map(({ endMs }) => endMs)).toEqual([1, 2, 3, 4]);
});
