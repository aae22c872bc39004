import type pg from 'pg';
import type { Database } from '@/db/database';
import { keepLooking, type LookLog } from '@/jobs/keep-looking';
import type { JobHandlers } from '@/jobs/worker';
import { deleteAllDue } from './delete-due';

/** Deletes the meetings that are past the retention of their company. */
export const retentionJob = 'audio.retention';

const every = 3_600_000;

export function retentionHandlers({ db }: { db: Database }): JobHandlers {
  return {
    [retentionJob]: async (_, { signal }) => {
      await deleteAllDue(db, signal);
    },
  };
}

/** Makes a job where some company has a retention. One at a time in the whole product, and one waiting. */
async function enqueueRetention(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.add_job($1, '{}', queue_name => 'retention', job_key => 'retention',
       max_attempts => 3, priority => 20)
     where exists (select 1 from organization where "retentionDays" is not null)`,
    [retentionJob],
  );
}

/** Looks for meetings to delete now and every hour. */
export function keepRetention(pool: pg.Pool, log: LookLog): { stop(): void } {
  return keepLooking(() => enqueueRetention(pool), every, log, 'looking for meetings past their retention');
}
