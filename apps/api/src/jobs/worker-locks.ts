import type pg from 'pg';
import { keepConnection } from '@/db/connection/kept-connection';
import { freeDeadWorkers, freeForgotten, freePostponed, keepHeld, lockKey } from './give-back';
import type { JobsInHand } from './jobs-in-hand';

const reapEvery = 10_000;

interface Log {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
}

export interface WorkerGuard {
  /** Holds the lock of a worker pool from now on. */
  hold(workerPool: string): void;
  /** Lets it go, as soon as nothing that this pool took is running any more. */
  release(workerPool: string): void;
  stop(): Promise<void>;
}

/**
 * Every worker pool holds an advisory lock for as long as its process lives; the database frees it when the
 * process dies, however it dies. Whoever finds jobs held by a worker without its lock gives them back to
 * the queue, so a killed worker costs seconds and not the queue's own four hours.
 */
export function guardWorkers(url: string, pool: pg.Pool, inHand: JobsInHand, log: Log): WorkerGuard {
  const workers = new Set<string>();
  const ended = new Set<string>();
  let stopped = false;

  /** Those whose lock the present session has. */
  let held = new Set<string>();
  const lock = async (client: pg.Client, id: string) => {
    if (held.has(id)) return;
    held.add(id);
    await client.query(`select pg_advisory_lock(${lockKey})`, [id]);
  };
  /** One session of its own holds all locks of this process. */
  const connection = keepConnection(
    url,
    'tavla worker',
    async (client) => {
      held = new Set();
      for (const id of workers) await lock(client, id);
    },
    (err) => log.warn({ err }, 'the locks of the workers wait for the database'),
  );

  const reap = async () => {
    try {
      for (const id of ended) if (!inHand.isBusy(id)) await letGo(id);
      if (connection.client) for (const id of workers) await lock(connection.client, id);
      await keepHeld(pool, [...workers], inHand.ids);
      const freed = await freeDeadWorkers(pool);
      if (freed.length) log.info({ workers: freed }, 'gave back the jobs of workers that died');
      const count = await freeForgotten(pool, [...workers], inHand.ids);
      if (count) log.info({ count }, 'gave back jobs whose answer was lost');
      const postponed = await freePostponed(pool);
      if (postponed)
        log.info({ count: postponed }, 'the clock was set back: jobs no longer wait for what it was');
    } catch (err) {
      if (!stopped) log.warn({ err }, 'looking for dead workers');
    }
  };
  const letGo = async (id: string) => {
    workers.delete(id);
    ended.delete(id);
    await connection.client?.query(`select pg_advisory_unlock(${lockKey})`, [id]);
  };
  void reap();
  const timer = setInterval(() => void reap(), reapEvery);
  timer.unref();

  return {
    hold(id) {
      workers.add(id);
      // Without a connection it is locked as soon as there is one.
      connection.client && lock(connection.client, id).catch((err) => log.warn({ err }, 'no lock yet'));
    },
    release: (id) => void ended.add(id),
    async stop() {
      stopped = true;
      clearInterval(timer);
      await connection.close();
    },
  };
}
