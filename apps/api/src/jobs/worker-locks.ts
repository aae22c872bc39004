import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import pg from 'pg';

/** A job is only taken from a worker that has had it for this long: its lock may not be up yet. */
const youngest = '15 seconds';
const reapEvery = 10_000;

export interface WorkerGuard {
  events: WorkerEvents;
  stop(): Promise<void>;
}

/**
 * Every worker holds an advisory lock for as long as its process lives; the database frees it when the
 * process dies, however it dies. Whoever finds jobs held by a worker without its lock gives them back to
 * the queue, so a killed worker costs seconds and not the queue's own four hours.
 */
export async function guardWorkers(
  url: string,
  pool: pg.Pool,
  log: { info(details: object, text: string): void; warn(details: object, text: string): void },
): Promise<WorkerGuard> {
  const workers = new Set<string>();
  const held = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  let client: pg.Client | undefined;
  let stopped = false;

  /** One session of its own holds all locks of this process; they are taken one after the other. */
  const holdAll = async () => {
    if (!client) {
      const fresh = new pg.Client({ connectionString: url, keepAlive: true });
      fresh.on('error', () => {
        client = undefined;
        held.clear();
      });
      await fresh.connect();
      client = fresh;
    }
    for (const id of workers) {
      if (held.has(id)) continue;
      held.add(id);
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [id]);
    }
  };
  let holding: Promise<void> = Promise.resolve();
  const hold = () => {
    holding = holding.then(holdAll).catch((error) => {
      if (!stopped) log.warn({ err: error }, 'a worker has no lock yet');
    });
    return holding;
  };
  // The queue writes the pool's id on the jobs that the pool's workers have taken.
  events.on('pool:create', ({ workerPool }) => {
    workers.add(workerPool.id);
    void hold();
  });
  events.on('pool:release', ({ workerPool }) => workers.delete(workerPool.id));

  const reap = async () => {
    try {
      await hold();
      const freed = await freeDeadWorkers(pool);
      if (freed.length) log.info({ workers: freed }, 'gave back the jobs of workers that died');
    } catch (error) {
      if (!stopped) log.warn({ err: error }, 'looking for dead workers');
    }
  };
  await reap();
  const timer = setInterval(() => void reap(), reapEvery);
  timer.unref();

  return {
    events,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await client?.end().catch(() => {});
    },
  };
}

/** Gives back the jobs of workers whose lock is free; answers those workers. */
export async function freeDeadWorkers(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct locked_by as id from graphile_worker._private_jobs
     where locked_at < now() - interval '${youngest}' and locked_by is not null`,
  );
  const dead: string[] = [];
  for (const { id } of rows) if (await isDead(pool, id)) dead.push(id);
  if (dead.length) await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
  return dead;
}

async function isDead(pool: pg.Pool, workerId: string): Promise<boolean> {
  // A lock of the transaction: it is gone again as soon as it has answered.
  const { rows } = await pool.query<{ free: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free',
    [workerId],
  );
  return rows[0]?.free === true;
}
