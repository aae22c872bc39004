import { expect, test } from 'vitest';
import { forkTestProcess } from '@/test/processes/test-process';
import { retain } from '@/test/rows/retain';
import { useTestApp } from '@/test/test-app';
import { deleteAllDue, roundMax } from './delete-due';
import { retentionJob } from './retention-job';

const tavla = useTestApp();
const meetings = roundMax + 20;

test('a worker that is killed in the middle leaves the rest to the next one', {
  timeout: 120_000,
}, async () => {
  const company = await tavla.current.addCompany();
  const { db, env } = tavla.current.app.deps;
  await db.pool.query(
    `insert into audio ("organizationId", id, name, status, language, "sizeBytes", "mimeType", "blobKey", "recordedAt",
       "timeZone", "createdAt")
     select $1, gen_random_uuid(), 'Meeting ' || n, 'done', 'en', 1, 'audio/wav', n, now(), 'UTC', now() - interval '60 days'
     from generate_series(1, $2::int) n`,
    [company.id, meetings],
  );
  await retain(db, company.id, 30);
  await db.pool.query('select graphile_worker.add_job($1)', [retentionJob]);
  const doomed = forkTestProcess('worker', [db.url, env.dataDir]);
  const gone = new Promise((resolve) => doomed.once('exit', resolve));
  const where = { organizationId: company.id };
  await expect
    .poll(() => db.prisma.auditEntry.count({ where }), { timeout: 60_000, interval: 5 })
    .toBeGreaterThan(0);
  doomed.kill('SIGKILL');
  await gone;

  // What the dead one had begun ends with its connection.
  const counts: number[] = [];
  const left = async () => {
    counts.push(await deleteAllDue(db, new AbortController().signal));
    return db.prisma.audio.count({ where });
  };
  await expect.poll(left, { timeout: 60_000, interval: 10 }).toBe(0);
  expect(Math.max(...counts)).toBeLessThanOrEqual(roundMax);
  const entries = await db.prisma.auditEntry.findMany({ where });
  expect(entries).toHaveLength(meetings);
  expect(new Set(entries.map(({ targetId }) => targetId)).size).toBe(meetings);
  const { rows } = await db.pool.query(
    'select count(*)::int as held from deleted_meeting where "organizationId" = $1',
    [company.id],
  );
  expect(rows).toEqual([{ held: meetings }]);
});
