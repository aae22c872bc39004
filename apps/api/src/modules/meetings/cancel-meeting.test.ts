import type { Audio } from '@tavla/shared/contracts/audios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobHandlers } from '@/job-handlers';
import { startWorker, type Worker } from '@/jobs/worker';
import { fixture, uploadAudio, waitForMeeting } from '@/test/audio-client';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { samplesKey } from './pipeline/meeting-jobs';
import { whileCurrent } from './pipeline/while-current';

const tavla = useTestApp();
let base: string;
let company: TestCompany;
let worker: Worker | undefined;

beforeAll(async () => {
  base = await tavla.current.listen();
  company = await tavla.current.addCompany();
});
afterAll(() => worker?.stop());

async function work(): Promise<void> {
  const { deps } = tavla.current.app;
  worker = startWorker(deps.db.url, deps.db.pool, await jobHandlers(deps), { info() {}, warn() {} });
}

async function send(): Promise<string> {
  const file = fixture('en-04-incident-review.webm');
  return ((await (await uploadAudio(base, company.member, file, { language: 'en' })).json()) as Audio).id;
}
const cancel = (id: string) => tavla.current.as(company.member).post(`/api/v1/audios/${id}/cancel`);
const rowOf = (id: string) => tavla.current.db.prisma.audio.findFirstOrThrow({ where: { id } });

test('work that runs hears within seconds that nobody waits for it', async () => {
  const id = await send();
  const { deps } = tavla.current.app;
  const job = { organizationId: company.id, audioId: id, attempt: 1 };
  const steps = { ...deps, workDir: deps.env.dataDir, ffmpegPath: null };
  let isOver = false;
  const never = whileCurrent(steps, job, new AbortController().signal, (signal) => {
    return new Promise<void>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  }).then(() => {
    isOver = true;
  });
  expect(isOver).toBe(false);
  expect((await cancel(id)).statusCode).toBe(200);
  await never;
});

test('a cancelled meeting keeps its recording, says so, and can be started again', {
  timeout: 300_000,
}, async () => {
  const id = await send();
  await work();
  await expect
    .poll(async () => (await rowOf(id)).status, { timeout: 60_000, interval: 20 })
    .toBe('transcribing');
  const answer = await cancel(id);
  expect(answer.json()).toMatchObject({
    status: 'failed',
    isTranscribed: false,
    etaSeconds: null,
    error: 'Transcribing was cancelled. The recording is kept.',
    cause: { reason: 'meeting-cancelled' },
  });
  expect((await cancel(id)).statusCode).toBe(409);

  const as = tavla.current.as(company.member);
  expect((await as.get(`/api/v1/audios/${id}/file`)).statusCode).toBe(200);
  // Whatever ran at that moment leaves nothing behind: neither words of a voided try nor samples.
  const { blobs } = tavla.current.app.deps;
  const jobs = async () =>
    (
      await tavla.current.db.pool.query(
        'select 1 from graphile_worker._private_jobs where payload::text like $1',
        [`%${id}%`],
      )
    ).rowCount;
  await expect.poll(jobs, { timeout: 60_000 }).toBe(0);
  expect(await blobs.size(samplesKey(company.id, id))).toBeUndefined();
  expect(await rowOf(id)).toMatchObject({ status: 'failed', attempt: 2 });

  expect((await as.post(`/api/v1/audios/${id}/retry`)).statusCode).toBe(200);
  const detail = await waitForMeeting(tavla.current, company.member, id);
  expect(detail).toMatchObject({ status: 'done', error: null });
  const starts = detail.segments.map(({ startMs }) => startMs);
  expect(new Set(starts).size).toBe(starts.length);
  expect((await cancel(id)).statusCode).toBe(409);
  const actions = await tavla.current.db.prisma.auditEntry.findMany({ where: { targetId: id } });
  expect(actions.map(({ action }) => action)).toContain('audio.cancel');
});
