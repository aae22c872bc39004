import { v7 as newId } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { jobHandlers, laneOf } from '@/job-handlers';
import { eraseJob } from '@/modules/erasure/start-erasure';
import { mailJob } from '@/modules/mails/outbox-job';
import { meetingJobs } from '@/modules/meetings/pipeline/meeting-jobs';
import { useTestApp } from '@/test/test-app';
import { cleanDatabase } from './clean-database';

const app = useTestApp();
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const query = (text: string, values: unknown[] = []) => app.current.db.pool.query(text, values);

beforeEach(async () => {
  await query('delete from graphile_worker._private_jobs');
  const rested = `insert into clean_up values (1, now(), now() - interval '1 day')
    on conflict (id) do update set "lookedAt" = now(), "restsUntil" = now() - interval '1 day'`;
  await query(rested);
});

/** The files that wait to be deleted, and how often that was tried. */
async function waiting() {
  const { rows } = await query(
    `select p.payload->'keys' as keys, p.attempts from graphile_worker._private_jobs p
     join graphile_worker.jobs j using (id) where j.task_identifier = $1`,
    [meetingJobs.forget],
  );
  return rows;
}

it('a file that could not be deleted for days is tried anew', async () => {
  const add = 'select graphile_worker.add_job($1, $2::json)';
  await query(add, [meetingJobs.forget, JSON.stringify({ keys: ['audios/a'] })]);
  await query('update graphile_worker._private_jobs set attempts = max_attempts');
  expect(await cleanDatabase(app.current.db)).toMatchObject({ forgets: 1 });
  expect(await waiting()).toEqual([{ keys: ['audios/a'], attempts: 0 }]);
  expect(await cleanDatabase(app.current.db)).toMatchObject({ forgets: 0 });
});

it('one that cannot be deleted keeps none of the others', async () => {
  const { deps } = app.current.app;
  const { [meetingJobs.forget]: forget } = await jobHandlers(deps);
  await deps.blobs.put('folder/file', Buffer.from('x'));
  await deps.blobs.put('last', Buffer.from('x'));
  const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
  // No file is deleted by the name of a folder.
  await expect(forget?.({ keys: ['folder', 'last'] }, run)).rejects.toThrow('folder');
  expect(await deps.blobs.size('last')).toBeUndefined();
});

it('a store that gives no answer is asked once a try', async () => {
  const { deps } = app.current.app;
  const asked: string[] = [];
  const silent = async (key: string) => {
    asked.push(key);
    throw Object.assign(new Error('no answer'), { name: 'TimeoutError' });
  };
  const handlers = await jobHandlers({ ...deps, blobs: { ...deps.blobs, delete: silent } });
  const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
  await expect(handlers[meetingJobs.forget]?.({ keys: ['one', 'two'] }, run)).rejects.toThrow('no answer');
  expect(asked).toEqual(['one']);
});

it('what deletes files has places of its own, so that no mail waits behind a silent store', () => {
  const others = [mailJob, meetingJobs.propose].map(laneOf);
  expect([meetingJobs.forget, eraseJob].map(laneOf)).toEqual(['forgetting', 'forgetting']);
  expect(others).not.toContain('forgetting');
});

it('an upload that nobody came back for leaves nothing where it was whole; a meeting keeps its recording', async () => {
  const company = await app.current.addCompany();
  const { prisma } = app.current.db;
  const upload = (createdAt: Date, audioId: string | null = null) => {
    const id = audioId ?? newId();
    const of = { organizationId: company.id, userId: company.member.id, sizeBytes: 1n, metadata: {} };
    return prisma.upload.create({ data: { ...of, id, audioId, createdAt } });
  };
  const old = await upload(ago(8.1));
  await upload(ago(8.1), newId());
  await upload(ago(7.9));
  expect(await cleanDatabase(app.current.db)).toMatchObject({ uploads: 2 });
  expect(await waiting()).toMatchObject([{ keys: [`audios/${company.id}/${old.id}`] }]);
});
