import { expect, test } from 'vitest';
import { retain } from '@/test/rows/retain';
import { useTestApp } from '@/test/test-app';
import { keepRetention, retentionJob } from './retention-job';

const tavla = useTestApp();

test('there is a job, one for all processes, as soon as a company has a retention', async () => {
  const company = await tavla.current.addCompany();
  const { pool } = tavla.current.db;
  const warnings: string[] = [];
  const log = { warn: (_: object, text: string) => void warnings.push(text) };
  const looked = async () => {
    const looks = [keepRetention(pool, log), keepRetention(pool, log)];
    for (const look of looks) look.stop();
    // The pool gives its connections in turn: what was asked before has been answered when all of them are free.
    await expect.poll(() => pool.idleCount === pool.totalCount && pool.waitingCount === 0).toBe(true);
    const { rows } = await pool.query(
      'select count(*)::int as jobs from graphile_worker.jobs where task_identifier = $1',
      [retentionJob],
    );
    return rows[0].jobs;
  };
  expect(await looked()).toBe(0);
  await retain({ pool }, company.id, 30);
  expect(await looked()).toBe(1);
  expect(await looked()).toBe(1);
  expect(warnings).toEqual([]);
});
