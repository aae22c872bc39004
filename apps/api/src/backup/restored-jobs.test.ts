import path from 'node:path';
import type { Audio } from '@tavla/shared/contracts/audios';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '@/db/events/change';
import { jobHandlers } from '@/job-handlers';
import { startWorker, type Worker } from '@/jobs/worker';
import { mailJob, mailJobOptions } from '@/modules/mails/outbox-job';
import { meetingJobs } from '@/modules/meetings/pipeline/meeting-jobs';
import { formerInviteJob } from '@/modules/users/invite/invitation-kind';
import { uploadAudio, waitForMeeting, writeTwoChunks } from '@/test/audio-client';
import { addMeeting } from '@/test/rows/add-meeting';
import { startTestApp, type TestApp, type TestCompany, useTestApp } from '@/test/test-app';
import { backUpTo, Places, query, restoreFrom } from './backup.test-kit';

const former = useTestApp();
const places = new Places();
let company: TestCompany;
afterAll(() => places.clear());
beforeAll(async () => {
  company = await former.current.addCompany();
});

const jobsOf = (url: string) =>
  query<{
    task: string;
    payload: object;
    queue: string | null;
    max: number;
    attempts: number;
    key: string | null;
    flags: object | null;
    at: string;
  }>(
    url,
    `select t.identifier as task, j.payload, q.queue_name as queue, j.max_attempts as max, j.attempts, j.key, j.flags,
       j.run_at::text as at
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     left join graphile_worker._private_job_queues q on q.id = j.job_queue_id order by j.id`,
  );

async function work(app: TestApp): Promise<Worker> {
  const { db } = app;
  return startWorker(db.url, db.pool, await jobHandlers(app.app.deps), { info() {}, warn() {} }, 1);
}

async function backUpNow(): Promise<string> {
  const { db, app } = former.current;
  const file = path.join(await places.folder(), 'backup.tar');
  await backUpTo(file, { DATABASE_URL: db.url, DATA_DIR: app.deps.env.dataDir });
  return file;
}

async function restoreApp(file: string): Promise<TestApp> {
  const settings = { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: await places.folder() };
  await restoreFrom(file, settings);
  const app = await startTestApp(settings);
  places.later(() => app.close());
  return app;
}

describe('work that waits when a backup is made', { timeout: 240_000 }, () => {
  it('waits after the restore, too, except for mails and what has failed for good', async () => {
    const { pool, url } = former.current.db;
    const add = (sql: string, values: unknown[] = []) =>
      pool.query(`select graphile_worker.add_job(${sql})`, values);
    await add(
      `'first', '{"text": "tab\\t \\\\ 👩‍👩‍👧‍👦"}', queue_name => 'line', max_attempts => 5, run_at => '2030-01-02 03:04:05.678Z'`,
    );
    await add(`'held', '[1]', job_key => 'only one', flags => '{slow,big}', priority => 7`);
    await add(`'failed', '{}', max_attempts => 1`);
    await add(`$1, $2, queue_name => $3`, [
      formerInviteJob,
      { organizationId: company.id, userIds: [newId()] },
      mailJobOptions.queueName,
    ]);
    await add(`$1, '{}', queue_name => $2`, [mailJob, mailJobOptions.queueName]);
    await pool.query(
      `update graphile_worker._private_jobs j set attempts = 1,
         locked_at = case when t.identifier = 'held' then now() end, locked_by = case when t.identifier = 'held' then 'w' end
       from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier in ('held', 'failed')`,
    );
    const before = await jobsOf(url);
    const restored = await restoreApp(await backUpNow());
    const after = await jobsOf(restored.db.url);
    const kept = before.filter(({ task }) => task === 'first' || task === 'held');
    expect(after).toEqual(kept.map((job) => ({ ...job, attempts: 0 })));
    await pool.query('delete from graphile_worker._private_jobs');
  });

  it('brings a half processed meeting to its end', async () => {
    const base = await former.current.listen();
    const { prisma, pool } = former.current.db;
    const recording = await writeTwoChunks(await places.folder());
    const sent = await uploadAudio(base, company.member, recording, { language: 'es' });
    const { id } = (await sent.json()) as Audio;
    const worker = await work(former.current);
    const done = () => prisma.audioChunk.count({ where: { audioId: id, doneAt: { not: null } } });
    await expect.poll(done, { timeout: 200_000, interval: 50 }).toBeGreaterThan(0);
    const file = await backUpNow();
    await worker.stop();
    await pool.query('delete from graphile_worker._private_jobs');

    const restored = await restoreApp(file);
    const half = await restored.db.prisma.audio.findFirstOrThrow({ where: { id } });
    expect(half.status).toBe('transcribing');
    const heard = await restored.db.prisma.transcriptSegment.findMany({ where: { audioId: id } });
    const heir = await work(restored);
    const { cookie } = await restored.addSession(company.id, company.member.id);
    const detail = await waitForMeeting(restored, { ...company.member, cookie }, id);
    await heir.stop();
    expect(detail.status).toBe('done');
    const ids = detail.segments.map((segment) => segment.id);
    expect(ids).toEqual(expect.arrayContaining(heard.map((segment) => segment.id)));
    const starts = detail.segments.map(({ startMs }) => startMs);
    expect(new Set(starts).size).toBe(starts.length);
  });

  it('deletes no file that the backup may still need', async () => {
    const { db, app } = former.current;
    const { blobs } = app.deps;
    const handlers = await jobHandlers(app.deps);
    const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
    const organizationId = company.id;
    const id = newId();
    const key = `audios/${organizationId}/${id}`;
    await blobs.put(key, Buffer.from('recording'));
    await addMeeting(db.prisma, organizationId, { id, sizeBytes: 9n, blobKey: key });
    const forget = () => handlers[meetingJobs.forget]?.({ keys: [key] }, run);
    let deleted: Promise<unknown> | undefined;
    const progress = {
      say() {},
      clear() {},
      // The snapshot is taken; its row goes now, and the worker is quick.
      now: (text: string) => {
        if (!text.startsWith('Copying the database: user')) return;
        deleted ??= change(db.forCompany(organizationId), async ({ prisma }) => {
          await prisma.audio.deleteMany({ where: { organizationId, id } });
        }).then(forget);
      },
    };
    const file = path.join(await places.folder(), 'backup.tar');
    const { manifest } = await backUpTo(
      file,
      { DATABASE_URL: db.url, DATA_DIR: app.deps.env.dataDir },
      // The worker is done before the first file is looked for.
      {
        progress,
        blobs: { ...blobs, size: (wanted) => Promise.resolve(deleted).then(() => blobs.size(wanted)) },
      },
    );
    expect(deleted).toBeDefined();
    expect(manifest.filesMissing).toEqual([]);
    expect(manifest.members.map(({ name }) => name)).toContain(`files/${key}`);
    expect(await blobs.size(key)).toBe(9);
    const [again] = (await jobsOf(db.url)).filter(({ task }) => task === meetingJobs.forget);
    expect(again?.payload).toEqual({ keys: [key] });
    expect(new Date(again?.at ?? 0).getTime()).toBeGreaterThan(Date.now());
    await forget();
    expect(await blobs.size(key)).toBeUndefined();
  });
});
