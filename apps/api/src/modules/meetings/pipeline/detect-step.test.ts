import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { useTestApp } from '@/test/test-app';
import { detectStep } from './detect-step';
import { samplesKey } from './meeting-jobs';
import { progressAfter } from './meeting-progress';

const app = useTestApp();

/** A silent recording that is unpacked, with chunks that an earlier try planned. */
async function addUnpacked(chunks: number) {
  const { id: organizationId, member } = await app.current.addCompany();
  const key = { organizationId, audioId: newId() };
  const { db } = app.current;
  const about = { id: key.audioId, status: 'transcribing', createdById: member.id };
  await addMeeting(db.prisma, organizationId, { ...about, progress: progressAfter.decoding });
  const data = Array.from({ length: chunks }, (_, index) => ({
    ...key,
    index,
    startMs: index,
    endMs: index + 1,
  }));
  await db.prisma.audioChunk.createMany({ data: data.map((row) => ({ ...row, spans: [] })) });
  const { deps } = app.current.app;
  const samples = samplesKey(organizationId, key.audioId);
  await deps.blobs.put(samples, Buffer.alloc(2_000 * 32));
  const steps = { ...deps, workDir: deps.env.dataDir, ffmpegPath: null };
  const detect = () => detectStep(steps, { ...key, attempt: 1 }, new AbortController().signal);
  const jobs = async () =>
    (
      await db.pool.query<{ name: string }>(
        `select t.identifier as name from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id
         where j.payload->>'audioId' = $1 or j.payload->'keys'->>0 = $2 order by 1`,
        [key.audioId, samples],
      )
    ).rows.map(({ name }) => name);
  const where = { organizationId_id: { organizationId, id: key.audioId } };
  const change = (more: { status?: string }) => db.prisma.audio.update({ where, data: more });
  return { detect, jobs, change, forget: () => deps.blobs.delete(samples) };
}

test('a second run leaves a silent recording alone that is read by then', async () => {
  const meeting = await addUnpacked(0);
  await meeting.detect();
  expect(await meeting.jobs()).toEqual(['audio.analyse', 'audio.forget']);
  await meeting.forget();
  const before = await meeting.change({ status: 'analysing' });
  expect(before.progress).toBe(progressAfter.recognising);
  await meeting.detect();
  expect(await meeting.jobs()).toEqual(['audio.analyse', 'audio.forget']);
  expect(await meeting.change({})).toEqual(before);
});

test('a second run queues no chunk again', async () => {
  const meeting = await addUnpacked(2);
  for (const _ of ['first', 'second']) {
    await meeting.detect();
    expect(await meeting.jobs()).toEqual(['audio.recognise', 'audio.recognise']);
  }
});
