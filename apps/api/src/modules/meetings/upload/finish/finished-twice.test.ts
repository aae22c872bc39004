import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '@/db/events/change';
import { jobHandlers } from '@/job-handlers';
import { announceUpload, fixture, sendPart } from '@/test/audio-client';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { meetingJobs } from '../../pipeline/meeting-jobs';
import { purgeMeeting } from '../../purge-meeting';
import { findUpload } from '../uploads.repo';
import { finishUpload } from './finish-upload';

const app = useTestApp();
const file = fixture('en-04-incident-review.webm');
let base: string;
let company: TestCompany;
beforeAll(async () => {
  base = await app.current.listen();
});
beforeEach(async () => {
  company = await app.current.addCompany();
});

const member = () => app.current.as(company.member);
const meetings = () => app.current.db.prisma.audio.count({ where: { organizationId: company.id } });
const fileOf = (id: string) => app.current.app.deps.blobs.size(`audios/${company.id}/${id}`);

/** Uploads a recording; answers its id, and ends it again as a request that began before the first end was known. */
async function upload() {
  const { db } = app.current;
  const { blobs, text } = app.current.app.deps;
  const size = (await readFile(file)).length;
  const metadata = { filename: 'a.webm', filetype: 'audio/webm' };
  const location = (await announceUpload(base, company.member, size, metadata)).headers.get('location') ?? '';
  const id = location.split('/').at(-1) ?? '';
  const own = db.forCompany(company.id, company.member.id);
  const stored = await findUpload(own, id, company.member.id);
  expect((await sendPart(base + location, company.member, file, 0, undefined)).status).toBe(204);
  if (!stored) throw new Error('it was not announced');
  const actor: Actor = { id: company.member.id, name: 'Mia Member', ip: '', userAgent: '' };
  // As it was stored when that other request read it, with its own copy of the file.
  const complete = () => blobs.keep(`audios/${company.id}/${id}`, file);
  const again = () => finishUpload(own, { blobs, text }, actor, { id, stored, complete });
  return { id, again };
}

test('an upload that ends twice makes one meeting', async () => {
  const { id, again } = await upload();
  expect(await again()).toMatchObject({ audioId: id });
  expect(await meetings()).toBe(1);
});

test('a meeting that was deleted meanwhile is not made anew, and can still be brought back', async () => {
  const { id, again } = await upload();
  expect((await member().delete(`/api/v1/audios/${id}`)).statusCode).toBe(204);
  expect(await again()).toMatchObject({ audioId: id });
  expect(await meetings()).toBe(0);
  expect((await member().post(`/api/v1/audios/${id}/restore`)).statusCode).toBe(200);
  expect(await fileOf(id)).toBeGreaterThan(0);
});

test('and leaves no file once it is gone for good', async () => {
  const { id, again } = await upload();
  const { db } = app.current;
  await member().delete(`/api/v1/audios/${id}`);
  await db.pool.query(`update deleted_meeting set "deletedAt" = now() - interval '1 minute'`);
  await purgeMeeting(db, { organizationId: company.id, audioId: id });
  const { [meetingJobs.forget]: forget } = await jobHandlers(app.current.app.deps);
  const forgetAll = async () => {
    const { rows } = await db.pool.query(
      `select p.payload from graphile_worker._private_jobs p join graphile_worker.jobs j using (id)
       where j.task_identifier = $1`,
      [meetingJobs.forget],
    );
    const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
    for (const { payload } of rows) await forget?.(payload, run);
    await db.pool.query('delete from graphile_worker._private_jobs');
  };
  await forgetAll();
  expect(await fileOf(id)).toBeUndefined();
  expect(await again()).toMatchObject({ audioId: id });
  expect(await meetings()).toBe(0);
  await forgetAll();
  expect(await fileOf(id)).toBeUndefined();
});
