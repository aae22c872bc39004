import type pg from 'pg';
import type { TableContent } from '../archive/manifest';
import { leftOutJobs } from './left-out';

/**
 * The queue's jobs travel by what they ask for, and not as the queue's own rows: its tables belong to its
 * version. A job that a worker holds comes back as one that waits (every handler may run twice); one that has
 * used up its attempts stays behind, since its failure is told elsewhere.
 */
export const jobColumns = ['task', 'payload', 'queue', 'run_at', 'max_attempts', 'key', 'priority', 'flags'];

/** What `selectJobs` reads. */
export const queueTables = ['_private_jobs', '_private_tasks', '_private_job_queues'].map(
  (name) => `graphile_worker.${name}`,
);

export const selectJobs = `select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority,
    (select array_agg(flag) from jsonb_object_keys(j.flags) flag)
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where (j.attempts < j.max_attempts or j.locked_at is not null)
    and t.identifier not in (${leftOutJobs.map((name) => `'${name}'`).join(', ')})
  order by j.id`;

/** The name of the jobs' member, and of the temporary table that they are loaded into. */
export const jobTable = 'queue_jobs';

export async function hasQueue(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    "select to_regclass('graphile_worker._private_jobs') is not null as has",
  );
  return rows[0]?.has === true;
}

export async function createJobTable(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create temporary table ${jobTable} (n serial, task text, payload json, queue text, run_at timestamptz,
       max_attempts int, key text, priority int, flags text[]) on commit drop`,
  );
}

/** Puts the loaded jobs into the queue, in their order. */
export async function enqueueJobs(client: pg.ClientBase, { rows }: TableContent): Promise<void> {
  if (rows === 0) return;
  await client.query(
    `select graphile_worker.add_job(task, payload, queue_name => queue, run_at => run_at,
       max_attempts => max_attempts, job_key => key, priority => priority, flags => flags)
     from (select * from ${jobTable} order by n) as jobs`,
  );
}
