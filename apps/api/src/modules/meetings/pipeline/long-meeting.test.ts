import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LLMock } from '@copilotkit/aimock';
import type { Audio } from '@tavla/shared/contracts/audios';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerParts, draftOf, longMeeting } from '@/adapters/language/openai/long-meeting.test-kit';
import { writeVtt } from '@/adapters/transcripts/write-cues';
import { jobHandlers } from '@/job-handlers';
import { startWorker, type Worker } from '@/jobs/worker';
import { uploadAudio, waitForMeeting } from '@/test/audio-client';
import { startTestApp, type TestApp, type TestCompany, type TestUser } from '@/test/test-app';
import { analyseStep } from './analyse-step';

let server: LLMock;
let tavla: TestApp;
let base: string;
let company: TestCompany;
let anna: TestUser;
let worker: Worker | undefined;

beforeAll(async () => {
  server = await LLMock.create({ port: 0 });
  tavla = await startTestApp({ OPENAI_BASE_URL: `${server.url}/v1`, CHAT_CONTEXT_TOKENS: '4000' });
  base = await tavla.listen();
  company = await tavla.addCompany();
  const name = { firstName: 'Anna', lastName: 'Berg' };
  anna = await tavla.addUser(company.id, company.roles.user, name);
});
beforeEach(() => server.reset());
afterAll(async () => {
  await worker?.stop();
  await tavla.close();
  await server.stop();
});

const said = { 3: 'Anna, please call the bank by Friday.', 150: 'Anna, please book the room.' };
const isLast = ({ lines }: { lines: { startMs: number }[] }) => lines.at(-1)?.startMs === 1_590_000;
const down = { error: { message: 'down' }, status: 503, retryAfter: 0 };
const invented = { text: 'The company is sold', quote: 'we sell the company' };

/** Uploads half an hour of talk as a transcript. */
async function upload(): Promise<string> {
  const cues = longMeeting(160, said).segments.map(({ startMs, endMs, text }) => ({
    ...{ startMs, endMs, text },
    speaker: null,
  }));
  const file = path.join(tavla.app.deps.env.dataDir, 'Long talk.vtt');
  await writeFile(file, writeVtt(cues));
  const fields = { language: 'en', recordedAt: '2026-02-24T09:30:00Z', timeZone: 'UTC' };
  return ((await (await uploadAudio(base, company.member, file, fields)).json()) as Audio).id;
}
async function work(): Promise<void> {
  const { deps } = tavla.app;
  worker ??= startWorker(deps.db.url, deps.db.pool, await jobHandlers(deps), { info() {}, warn() {} });
}
const rowOf = (id: string) => tavla.db.prisma.audio.findFirstOrThrow({ where: { id } });
/** A try at the analysis, the same that the worker makes. */
const analyse = async (audioId: string, attempt: number) => {
  const { deps } = tavla.app;
  const { signal } = new AbortController();
  const steps = { ...deps, workDir: deps.env.dataDir, ffmpegPath: null };
  const job = { organizationId: company.id, audioId, attempt: 1 };
  await analyseStep(steps, job, signal, { attempt, isLastAttempt: false, signal });
};

test('a try that breaks off is not paid for twice, and a part that fails for good costs its minutes', async () => {
  const id = await upload();
  // The tries are made here: no worker that a later test starts is to make one more.
  await tavla.db.pool.query('delete from graphile_worker._private_jobs where payload::text like $1', [
    `%${id}%`,
  ]);
  const asked = answerParts(server, (part) =>
    isLast(part) ? down : draftOf(part, part.lines[0]?.startMs === 0 ? { decisions: [invented] } : {}),
  );
  await expect(analyse(id, 1)).rejects.toMatchObject({ failure: 'unreachable' });
  const parts = new Set(asked.map(({ sent }) => sent)).size;
  expect(parts).toBeGreaterThan(2);
  const row = await rowOf(id);
  expect(row).toMatchObject({ status: 'analysing', analysis: null });
  expect(row.readParts).toHaveLength(parts - 1);
  expect(row.progress).toBeCloseTo((0.99 * (parts - 1)) / parts);

  const before = asked.length;
  await analyse(id, 3);
  expect(asked.slice(before).every(isLast)).toBe(true);
  expect(await rowOf(id)).toMatchObject({ readParts: null });
  const detail = (await tavla.as(company.member).get(`/api/v1/audios/${id}`)).json();
  expect(detail.analysis).toMatchObject({
    summary: 'All of it.',
    leftOut: 1,
    unread: [{ endMs: 1_599_500 }],
    actionItems: [{ title: 'Call the bank', ownerId: anna.id, endDate: '2026-02-27' }],
  });
});

test('a transcript of half an hour is read in parts, told as it goes, and becomes proposals', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = answerParts(server, async (part) => {
    if (isLast(part)) await held;
    return draftOf(part);
  });
  const id = await upload();
  await work();
  const read = async () => (await tavla.as(company.member).get(`/api/v1/audios/${id}`)).json<Audio>();
  // An estimate stands there from the upload on, and grows exact with each part.
  const midway = async () => {
    const { status, progress, etaSeconds } = await read();
    return status === 'analysing' && progress > 0.2 && progress < 0.99 && Number(etaSeconds) > 0;
  };
  await expect.poll(midway).toBe(true);
  release();
  const detail = await waitForMeeting(tavla, company.member, id);
  expect(detail).toMatchObject({ status: 'done', progress: 1, etaSeconds: null });
  expect(detail.analysis).toMatchObject({ engine: 'openai', leftOut: 0, unread: [] });
  expect(new Set(asked.map(({ sent }) => sent)).size).toBe(asked.length);
  const proposals = await tavla.db.prisma.task.findMany({
    where: { originAudioId: id },
    orderBy: { title: 'asc' },
  });
  expect(proposals.map(({ title, userId }) => [title, userId])).toEqual([
    ['Book the room', anna.id],
    ['Call the bank', anna.id],
  ]);
});

test('a meeting that is cancelled does not wait for its model', async () => {
  const asked = answerParts(server, () => new Promise<never>(() => {}));
  const id = await upload();
  await work();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect((await tavla.as(company.member).post(`/api/v1/audios/${id}/cancel`)).statusCode).toBe(200);
  const jobs = async () =>
    (
      await tavla.db.pool.query('select 1 from graphile_worker._private_jobs where payload::text like $1', [
        `%${id}%`,
      ])
    ).rowCount;
  await expect.poll(jobs).toBe(0);
  expect(await rowOf(id)).toMatchObject({ status: 'failed', attempt: 2 });
});
