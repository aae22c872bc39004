import { v7 as newId } from 'uuid';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { tablesOfMeeting } from './deleted-meetings.repo';
import { meetingJobs } from './pipeline/meeting-jobs';
import { purgeMeeting } from './purge-meeting';

const tavla = useTestApp();
let company: TestCompany;
beforeEach(async () => {
  company = await tavla.current.addCompany();
});

const as = () => tavla.current.as(company.admin);

/** A meeting with a chunk, a line and a task that came from it. */
async function addMeeting(change: object = {}) {
  const { prisma } = tavla.current.db.forCompany(company.id);
  const { blobs } = tavla.current.app.deps;
  const [id, taskId] = [newId(), newId()];
  const organizationId = company.id;
  const blobKey = `audios/${organizationId}/${id}`;
  await blobs.put(blobKey, Buffer.from('sound'));
  const facts = {
    language: 'en',
    sizeBytes: 5,
    peaks: Buffer.from([0, 9, 255]),
    mimeType: 'audio/wav',
    recordedAt: new Date(),
    timeZone: 'UTC',
  };
  const about = { name: 'Stand-up', status: 'done', progress: 1, analysis: { summary: 'All is well.' } };
  await prisma.audio.create({ data: { organizationId, id, blobKey, ...facts, ...about, ...change } });
  const part = { organizationId, audioId: id, startMs: 0, endMs: 900 };
  await prisma.audioChunk.create({
    data: { ...part, index: 0, spans: [], gaps: [{ startMs: 1, endMs: 2 }] },
  });
  const segmentId = newId();
  await prisma.transcriptSegment.create({
    data: { ...part, id: segmentId, chunkIndex: 0, text: 'Hello "you".' },
  });
  const correction = { field: 'text', before: 'Hello', after: 'Hello "you".', actorName: 'Ada' };
  await prisma.segmentChange.create({
    data: { organizationId, id: newId(), audioId: id, segmentId, ...correction },
  });
  await tavla.current.db.pool.query('select index_transcript($1, $2, null)', [organizationId, id]);
  const place = { column: 'todo', status: 'todo', position: 'a0' };
  const origin = { originAudioId: id, originStartMs: 7, originQuote: 'Hello' };
  await prisma.task.create({ data: { organizationId, id: taskId, title: 'Call', ...place, ...origin } });
  return { id, taskId, blobKey };
}

const everything = async (id: string, taskId: string) => {
  const { prisma } = tavla.current.db.forCompany(company.id);
  const where = { audioId: id };
  const task = await prisma.task.findFirstOrThrow({ where: { id: taskId } });
  return {
    audio: await prisma.audio.findFirst({ where: { id } }),
    chunks: await prisma.audioChunk.findMany({ where }),
    segments: await prisma.transcriptSegment.findMany({ where }),
    changes: await prisma.segmentChange.findMany({ where }),
    found: await prisma.$queryRaw`select words::text from transcript_block where "audioId" = ${id}::uuid`,
    origin: [task.originAudioId, task.originStartMs, task.originQuote],
  };
};

test('a meeting comes back as it was, with its lines and its place in tasks', async () => {
  const { id, taskId, blobKey } = await addMeeting();
  const before = await everything(id, taskId);
  expect((await as().delete(`/api/v1/audios/${id}`)).statusCode).toBe(204);
  for (const path of ['', '/file', '/export?format=md']) {
    expect((await as().get(`/api/v1/audios/${id}${path}`)).statusCode).toBe(404);
  }
  expect((await everything(id, taskId)).origin).toEqual([null, null, null]);

  const answer = await as().post(`/api/v1/audios/${id}/restore`);
  expect(answer.json()).toMatchObject({ id, name: 'Stand-up', status: 'done' });
  expect(await everything(id, taskId)).toEqual(before);
  expect((await as().get(`/api/v1/audios/${id}/file`)).body).toBe('sound');
  expect((await as().post(`/api/v1/audios/${id}/restore`)).statusCode).toBe(404);
  // What was to end the deletion finds nothing to end.
  await tavla.current.db.pool.query('update deleted_meeting set "deletedAt" = now() - interval \'1 day\'');
  await purgeMeeting(tavla.current.db, { organizationId: company.id, audioId: id });
  expect(await tavla.current.app.deps.blobs.size(blobKey)).toBe(5);
  const entries = await tavla.current.db.prisma.auditEntry.findMany({ where: { targetId: id } });
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['audio.delete', 'audio.restore']);
});

test('a meeting that two tabs bring back at once comes back once', async () => {
  const { id } = await addMeeting();
  await as().delete(`/api/v1/audios/${id}`);
  const twice = [1, 2].map(() => as().post(`/api/v1/audios/${id}/restore`));
  const answers = await Promise.all(twice);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
});

test('a meeting comes back that was deleted before a migration', async () => {
  const { id, taskId } = await addMeeting();
  const before = await everything(id, taskId);
  const alter = async (change: string) => {
    for (const table of ['audio', ...tablesOfMeeting])
      await tavla.current.asOwner(`alter table "${table}" ${change}`);
  };
  await alter('add column former int default 3');
  await as().delete(`/api/v1/audios/${id}`);
  await alter('add column later int not null default 7, drop column former');
  onTestFinished(() => alter('drop column later'));
  expect((await as().post(`/api/v1/audios/${id}/restore`)).statusCode).toBe(200);
  expect(await everything(id, taskId)).toEqual(before);
  const { rows } = await tavla.current.db.pool.query(
    'select later from transcript_segment where "audioId" = $1',
    [id],
  );
  expect(rows).toEqual([{ later: 7 }]);
});

test('a proposal that nobody decided on goes with its meeting and comes back with it, to its place or behind it', async () => {
  const { id, taskId } = await addMeeting();
  const { prisma } = tavla.current.db.forCompany(company.id);
  const where = { organizationId_id: { organizationId: company.id, id: taskId } };
  await prisma.task.update({ where, data: { column: 'pending', status: 'on-approval' } });
  // Page by page it is read from the table: the kept board follows the log, which a row of a test is not in.
  const titles = async () =>
    (await as().get('/api/v1/tasks?limit=10')).json().data.map(({ title }: { title: string }) => title);
  for (const isTaken of [false, true]) {
    await as().delete(`/api/v1/audios/${id}`);
    expect(await titles()).toEqual([]);
    const other = { organizationId: company.id, id: newId(), title: 'Other', status: 'pending' };
    if (isTaken) await prisma.task.create({ data: { ...other, column: 'pending', position: 'a0' } });
    expect((await as().post(`/api/v1/audios/${id}/restore`)).statusCode).toBe(200);
    expect(await titles()).toEqual(isTaken ? ['Other', 'Call'] : ['Call']);
    const { origin, currentStatus } = (await as().get(`/api/v1/tasks/${taskId}`)).json();
    expect([origin.audioId, currentStatus.status]).toEqual([id, 'on-approval']);
  }
});

test('what is deleted before the clock is set back is ended all the same, when its time has come', async () => {
  const { id } = await addMeeting();
  await as().delete(`/api/v1/audios/${id}`);
  const { pool } = tavla.current.db;
  await pool.query(
    `update deleted_meeting set "deletedAt" = "deletedAt" + interval '1 hour' where "audioId" = $1`,
    [id],
  );
  await pool.query('delete from graphile_worker._private_jobs');
  await purgeMeeting(tavla.current.db, { organizationId: company.id, audioId: id });
  const waiting = await pool.query(
    `select j.task_identifier as task, p.payload->>'audioId' as id, extract(epoch from p.run_at - now()) as seconds
     from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)`,
  );
  expect(waiting.rows).toEqual([{ task: meetingJobs.purge, id, seconds: expect.anything() }]);
  expect(Number(waiting.rows[0].seconds)).toBeGreaterThan(3_500);
  await pool.query(`update deleted_meeting set "deletedAt" = "deletedAt" - interval '2 hours'`);
  await purgeMeeting(tavla.current.db, { organizationId: company.id, audioId: id });
  expect((await pool.query('select 1 from deleted_meeting')).rowCount).toBe(0);
});

test('another company brings nothing back, and what is over is over', async () => {
  const other = await tavla.current.addCompany();
  const { id, blobKey } = await addMeeting();
  await as().delete(`/api/v1/audios/${id}`);
  const restore = `/api/v1/audios/${id}/restore`;
  expect((await tavla.current.as(other.admin).post(restore)).statusCode).toBe(404);
  const { db } = tavla.current;
  const purge = () => purgeMeeting(db, { organizationId: company.id, audioId: id });
  const forgets = async () =>
    (
      await db.pool.query(
        `select 1 from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
         where task_identifier = $1 and p.payload::text like '%' || $2 || '%'`,
        [meetingJobs.forget, `"${blobKey}"`],
      )
    ).rowCount;
  await purge();
  expect([await forgets(), (await db.pool.query('select 1 from deleted_meeting')).rowCount]).toEqual([0, 1]);
  await db.pool.query(`update deleted_meeting set "deletedAt" = now() - interval '1 minute'`);
  await purge();
  expect(await forgets()).toBe(1);
  expect((await as().post(restore)).statusCode).toBe(404);
});

test('what was being done with a meeting begins anew, and the jobs of before are void', async () => {
  const { id } = await addMeeting({ status: 'transcribing', progress: 0.5, attempt: 3 });
  await as().delete(`/api/v1/audios/${id}`);
  const answer = await as().post(`/api/v1/audios/${id}/restore`);
  expect(answer.json()).toMatchObject({ status: 'queued', progress: 0 });
  const { rows } = await tavla.current.db.pool.query(
    `select p.payload->>'attempt' as attempt from graphile_worker.jobs j
     join graphile_worker._private_jobs p using (id)
     where task_identifier = $1 and p.payload->>'audioId' = $2`,
    [meetingJobs.decode, id],
  );
  expect(rows).toEqual([{ attempt: '4' }]);
});

test('every table that goes with a meeting is held with it', async () => {
  const { rows } = await tavla.current.db.pool.query<{ name: string }>(
    `select conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'audio'::regclass and confdeltype = 'c' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...tablesOfMeeting].toSorted());
});
