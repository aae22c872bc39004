import type pg from 'pg';

/** A job is only taken from a worker that has had it for this long: its lock may not be up yet. */
const youngest = '15 seconds';
/** Whether a moment is that long ago; one in the future is from before the clock was set back. */
const isOld = (moment: string) =>
  `not ${moment} between now() - interval '${youngest}' and now() + interval '${youngest}'`;
/** A job that ends its process each time it runs must stop at some time. */
const mostTries = 100;

/** The advisory lock that the process of a worker pool holds; `$1` is the pool. */
export const lockKey = 'hashtextextended($1, 0)';

/**
 * Gives back the jobs of workers whose lock is free; answers those workers. A database that has just been
 * started has no locks yet: its workers get the time to take them again.
 */
export async function freeDeadWorkers(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct locked_by as id from graphile_worker._private_jobs
     where locked_by is not null and ${isOld('locked_at')} and ${isOld('pg_postmaster_start_time()')}`,
  );
  const dead: string[] = [];
  for (const { id } of rows) if (await isDead(pool, id)) dead.push(id);
  if (dead.length) await giveBack(pool, dead, []);
  return dead;
}

/**
 * Gives back what the queue counts as held by these living workers although they do not: the answer that gave
 * them the job was lost on its way, or the one that reported its end. Answers how many.
 * @param inHand jobs that they do hold
 */
export async function freeForgotten(pool: pg.Pool, workers: string[], inHand: string[]): Promise<number> {
  const count = await giveBack(pool, workers, inHand);
  // A queue whose job is no longer held waits for nobody.
  await pool.query(
    `update graphile_worker._private_job_queues q set locked_by = null, locked_at = null
     where ${isOld('locked_at')}
       and not exists (select 1 from graphile_worker._private_jobs j
         where j.job_queue_id = q.id and j.locked_by = q.locked_by)`,
  );
  return count;
}

/**
 * A run that was cut off by a death is no failed try: a job whose tries are used up gets one more, or whoever
 * waits for its end would wait for ever.
 */
async function giveBack(pool: pg.Pool, workers: string[], except: string[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `with given as (
       update graphile_worker._private_jobs set locked_by = null, locked_at = null,
         run_at = greatest(run_at, now()),
         max_attempts = greatest(max_attempts, least(attempts + 1, ${mostTries}))
       where locked_by = any($1::text[]) and not id = any($2::bigint[])
         and ${isOld('locked_at')}
       returning job_queue_id
     ), freed as (
       update graphile_worker._private_job_queues set locked_by = null, locked_at = null
       where locked_by = any($1::text[]) and id in (select job_queue_id from given)
     )
     select count(*)::int as count from given`,
    [workers, except],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Gives back a job whose run was cut off since its process is to end: as if it had not been taken. For the queue a run
 * that ends so is a failed try, and after the last of them nobody would take the job again.
 * @param worker that holds it; another one's is left alone
 */
export async function returnJob(pool: pg.Pool, worker: string, id: string): Promise<void> {
  await pool.query(
    `with returned as (
       update graphile_worker._private_jobs set locked_by = null, locked_at = null,
         attempts = greatest(attempts - 1, 0)
       where id = $2::bigint and locked_by = $1
       returning job_queue_id
     )
     update graphile_worker._private_job_queues set locked_by = null, locked_at = null
     where locked_by = $1 and id in (select job_queue_id from returned)`,
    [worker, id],
  );
}

/**
 * Keeps what these living workers hold from the queue itself, which takes a job for forgotten when the clock says that
 * it has run for four hours: also when the clock has only leapt there. Whether a worker lives is asked of its lock
 * alone.
 * @param inHand jobs that they do hold
 */
export async function keepHeld(pool: pg.Pool, workers: string[], inHand: string[]): Promise<void> {
  await pool.query(
    `with kept as (
       update graphile_worker._private_jobs set locked_at = 'infinity'
       where locked_by = any($1::text[]) and id = any($2::bigint[])
         and locked_at <> 'infinity' and ${isOld('locked_at')}
       returning job_queue_id
     )
     update graphile_worker._private_job_queues set locked_at = 'infinity'
     where locked_by = any($1::text[]) and id in (select job_queue_id from kept)`,
    [workers, inHand],
  );
}

/** Added by the queue to the moment at which a job has failed. */
const backOff = `exp(least(attempts, 10)) * interval '1 second'`;
const noted = 'greatest(created_at, updated_at)';

/**
 * Lets what was queued by a clock that was ahead, and has been set back, wait for no longer than was wished. Answers
 * how many jobs there were.
 */
export async function freePostponed(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs set
       run_at = now() + case when attempts > 0 then ${backOff}
         else greatest(run_at - ${noted}, interval '0') end,
       created_at = least(created_at, now()), updated_at = least(updated_at, now())
     where locked_at is null and attempts < max_attempts and run_at > now()
       and case when attempts > 0 then run_at > now() + ${backOff} + interval '${youngest}'
         else ${noted} > now() + interval '${youngest}' end`,
  );
  return rowCount ?? 0;
}

async function isDead(pool: pg.Pool, workerId: string): Promise<boolean> {
  // A lock of the transaction: it is gone again as soon as it has answered.
  const { rows } = await pool.query<{ free: boolean }>(
    `select pg_try_advisory_xact_lock(${lockKey}) as free`,
    [workerId],
  );
  return rows[0]?.free === true;
}
