import { LLMock } from '@copilotkit/aimock';
import type { Audio } from '@tavla/shared/contracts/audios';
import { say } from '@tavla/shared/error-words';
import { afterEach, expect, test } from 'vitest';
import { createOpenaiEngine } from '@/adapters/speech/openai-engine';
import { SpeechEngineError } from '@/adapters/speech/speech';
import { change } from '@/db/events/change';
import { startWorker, type Worker } from '@/jobs/worker';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { meetingHandlers } from '../pipeline/meeting-handlers';
import { type MeetingJob, meetingJobs, samplesKey } from '../pipeline/meeting-jobs';
import { queueChunks } from '../pipeline/queue-chunks';
import { noteWaiting } from './note-waiting';
import { tryWaiting } from './try-waiting';

const app = useTestApp();
const silent = { info() {}, warn() {} };
let worker: Worker | undefined;
let server: LLMock | undefined;
afterEach(async () => {
  await worker?.stop();
  await server?.stop();
  server = undefined;
  await app.current.db.pool.query('delete from graphile_worker._private_jobs');
});

/** A recording of so many seconds of talk, a chunk each, that waits to be recognised. */
async function addRecording({ id: organizationId, member }: TestCompany, seconds = 1): Promise<MeetingJob> {
  const { db, app: server } = app.current;
  const about = { status: 'transcribing', createdById: member.id, progress: 0.1 };
  const audioId = await addMeeting(db.prisma, organizationId, about);
  await server.deps.blobs.put(samplesKey(organizationId, audioId), Buffer.alloc(seconds * 32_000));
  const job = { organizationId, audioId, attempt: 1 };
  const planned = Array.from({ length: seconds }, (_, at) => {
    const span = { startMs: at * 1_000, endMs: at * 1_000 + 1_000 };
    return { ...span, spans: [span] };
  });
  await change(db.forCompany(organizationId), (tx) => queueChunks(tx, job, planned));
  return job;
}

const read = async (company: TestCompany, { audioId }: MeetingJob): Promise<Audio> =>
  (await app.current.as(company.member).get(`/api/v1/audios/${audioId}`)).json();

test('while a speech service is away the meeting says so, which try is next and when, until it is back', async () => {
  const company = await app.current.addCompany();
  server = await LLMock.create({ port: 0, logLevel: 'silent' });
  const { url } = server;
  await server.stop();
  server = undefined;
  const job = await addRecording(company);
  const { db, app: tavla } = app.current;
  const speech = createOpenaiEngine({ apiKey: 'key', baseUrl: `${url}/v1`, maxRetries: 0 });
  const deps = { ...tavla.deps, speech, workDir: tavla.deps.env.dataDir, ffmpegPath: null };
  const begun = Date.now();
  worker = startWorker(db.url, db.pool, meetingHandlers(deps), silent, 1);

  await expect.poll(async () => (await read(company, job)).waiting?.nextTry, { timeout: 20_000 }).toBe(3);
  const { status, waiting } = await read(company, job);
  expect(status).toBe('transcribing');
  expect(waiting).toMatchObject({
    error: 'The transcription service cannot be reached.',
    cause: { reason: 'work-speech-silent', params: {} },
    tries: 8,
  });
  expect(Date.parse(waiting?.nextAt ?? '') - begun).toBeGreaterThan(7_000);
  // Told as it happens, to whoever may see the meeting.
  const { rows } = await db.pool.query(
    `select data -> 'waiting' ->> 'nextTry' as next from event
     where "organizationId" = $1 and resource = 'audios' and data ->> 'id' = $2 order by seq`,
    [company.id, job.audioId],
  );
  expect(rows).toEqual([{ next: '2' }, { next: '3' }]);

  server = await LLMock.create({ port: Number(new URL(url).port), logLevel: 'silent' });
  server.onTranscription({ transcription: { text: 'We ship on Friday.' } });
  await expect
    .poll(async () => (await read(company, job)).status, { timeout: 30_000 })
    .not.toBe('transcribing');
  expect((await read(company, job)).waiting).toBeNull();
}, 60_000);

const overloaded = (status: number) =>
  new SpeechEngineError(say('transcription-overloaded', { status }), { isRetryable: true });

/** Makes a recording's chunk one that has failed so often, for a reason. */
async function failed(job: MeetingJob, attempts: number, status = 503): Promise<void> {
  const { db } = app.current;
  await noteWaiting(db.forCompany(job.organizationId), job, overloaded(status), attempts);
  await db.pool.query(
    `update graphile_worker._private_jobs set attempts = $2, run_at = now() + interval '400 seconds'
     where payload ->> 'audioId' = $1 and payload ->> 'index' = '0'`,
    [job.audioId, attempts],
  );
}

test('of the chunks of a recording the one that was tried most often is told of', async () => {
  const company = await app.current.addCompany();
  const job = await addRecording(company, 2);
  await failed(job, 4);
  await failed(job, 1, 500);
  expect((await read(company, job)).waiting).toMatchObject({
    error: 'The transcription service is overloaded or down (status 503).',
    nextTry: 5,
  });
  // Nobody hears of what is noted for a try that is over.
  await noteWaiting(app.current.db.forCompany(company.id), { ...job, attempt: 7 }, overloaded(500), 6);
  expect((await read(company, job)).waiting?.nextTry).toBe(5);
});

test('once the service has answered, what waits for it tries soon, but for what asked too often', async () => {
  const company = await app.current.addCompany();
  const [away, throttled] = [await addRecording(company), await addRecording(company)];
  await failed(away, 6);
  await failed(throttled, 6, 429);
  await tryWaiting(app.current.db);
  const secondsOf = async (job: MeetingJob) =>
    Math.round((Date.parse((await read(company, job)).waiting?.nextAt ?? '') - Date.now()) / 1_000);
  expect(await secondsOf(away)).toBeLessThanOrEqual(30);
  expect(await secondsOf(throttled)).toBeGreaterThan(390);
  const { rows } = await app.current.db.pool.query(
    `select payload ->> 'audioId' as id from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 and run_at < now() + interval '1 minute'`,
    [meetingJobs.recognise],
  );
  expect(rows).toEqual([{ id: away.audioId }]);
});

test('a cancelled meeting waits for nothing, nor does one that is tried again', async () => {
  const company = await app.current.addCompany();
  const job = await addRecording(company);
  await failed(job, 3);
  const as = app.current.as(company.admin);
  expect((await as.post(`/api/v1/audios/${job.audioId}/cancel`)).json()).toMatchObject({ waiting: null });
});
