import type { ChildProcess } from 'node:child_process';
import type { Audio } from '@tavla/shared/contracts/audios';
import { expect, test } from 'vitest';
import { uploadAudio, waitForMeeting, writeTwoChunks } from '@/test/audio-client';
import { forkTestProcess } from '@/test/processes/test-process';
import { useTestApp } from '@/test/test-app';

const tavla = useTestApp();

function startProcess(): ChildProcess {
  const { db, env } = tavla.current.app.deps;
  return forkTestProcess('worker', [db.url, env.dataDir]);
}

test('a worker that is killed costs one chunk', { timeout: 300_000 }, async () => {
  const base = await tavla.current.listen();
  const company = await tavla.current.addCompany();
  const { prisma, pool } = tavla.current.db;
  const recording = await writeTwoChunks(tavla.current.app.deps.env.dataDir);
  const answer = await uploadAudio(base, company.member, recording, { language: 'es' });
  const { id } = (await answer.json()) as Audio;

  const doomed = startProcess();
  const done = () => prisma.audioChunk.count({ where: { audioId: id, doneAt: { not: null } } });
  await expect.poll(done, { timeout: 200_000, interval: 50 }).toBe(1);
  const gone = new Promise((resolve) => doomed.once('exit', resolve));
  doomed.kill('SIGKILL');
  await gone;
  const before = await prisma.transcriptSegment.findMany({ where: { audioId: id } });
  expect(await prisma.audioChunk.count({ where: { audioId: id } })).toBeGreaterThan(1);

  // As if the dead worker's time had run out: the next one takes its jobs over at its start.
  await pool.query(
    "update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_at is not null",
  );
  const heir = startProcess();
  try {
    const detail = await waitForMeeting(tavla.current, company.member, id);
    expect(detail.status).toBe('done');
    const ids = detail.segments.map((segment) => segment.id);
    expect(ids).toEqual(expect.arrayContaining(before.map((segment) => segment.id)));
    const starts = detail.segments.map(({ startMs }) => startMs);
    expect(new Set(starts).size).toBe(starts.length);
  } finally {
    heir.kill('SIGKILL');
  }
});
