import { setTimeout as sleep } from 'node:timers/promises';
import type { TaskList } from 'graphile-worker';
import type pg from 'pg';
import { runWithBackoff } from '@/lib/run-with-backoff';
import { returnJob } from './give-back';
import { JobsInHand } from './jobs-in-hand';
import { type QueueRun, type QueueWatch, runQueue } from './run-queue';
import { type WorkerHealth, WorkerRecord } from './worker-health';
import { guardWorkers } from './worker-locks';

/** What a handler knows of its run beside the payload. */
export interface JobRun {
  /** From 1. */
  attempt: number;
  /** Nobody tries again after this one. */
  isLastAttempt: boolean;
  /** Aborted when the process is to end. */
  signal: AbortSignal;
}

/** By task name. A handler may run twice for one job and must then change nothing the second time. */
export type JobHandlers = Record<string, (payload: unknown, run: JobRun) => Promise<void>>;

export interface Worker {
  health(): WorkerHealth;
  /** Finishes what is running, at most for some seconds, and stops; also while it is starting or down. */
  stop(): Promise<void>;
}

interface WorkerLog {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
}

const pauses = { first: 200, longest: 5_000 };
/** How long a job may go on after the worker is told to stop, and then after it is told to give up. */
const finishing = 5_000;
const givingUp = 2_000;

/**
 * Works the queue in this process, several jobs at a time, and frees the jobs of workers that died. However the
 * database goes away, the worker comes back by itself, for as long as the process lives.
 */
export function startWorker(
  url: string,
  pool: pg.Pool,
  handlers: JobHandlers,
  log: WorkerLog,
  concurrency = 3,
  pollInterval?: number,
): Worker {
  const inHand = new JobsInHand();
  const guard = guardWorkers(url, pool, inHand, log);
  const record = new WorkerRecord();
  const stopping = new AbortController();
  const aborting = new AbortController();

  const onLook = (err?: unknown) => {
    if (stopping.signal.aborted) return;
    if (err) {
      if (record.down()) log.warn({ err }, 'jobs wait for the database');
      return;
    }
    const milliseconds = record.up();
    if (milliseconds !== undefined) log.info({ milliseconds }, 'jobs run again');
  };
  const watch: QueueWatch = {
    onPool: (id) => guard.hold(id),
    onEnd: (id) => guard.release(id),
    onLook,
    onWarning: (text, details) => log.warn(details, text),
  };
  const tasksOf = (poolId: () => string): TaskList =>
    Object.fromEntries(
      Object.entries(handlers).map(([name, handle]) => [
        name,
        (payload, { job }) => {
          const isLastAttempt = job.attempts >= job.max_attempts;
          const run = { attempt: job.attempts, isLastAttempt, signal: aborting.signal };
          return inHand.during(poolId(), job.id, () =>
            handle(payload, run).catch(async (error: unknown) => {
              // Without a database it stays held by this worker, and is given back as that of one that died.
              if (aborting.signal.aborted) await returnJob(pool, poolId(), job.id).catch(() => undefined);
              throw error;
            }),
          );
        },
      ]),
    );

  let run: QueueRun | undefined;
  /** Resolves when the jobs that ran at the stop are done and reported. */
  let reported: Promise<void> | undefined;

  async function live(): Promise<void> {
    run = await runQueue(pool, tasksOf, concurrency, watch, pollInterval);
    if (stopping.signal.aborted) reported = run.stop();
    await run.ended;
  }

  const running = runWithBackoff(stopping.signal, pauses, async () => {
    let fault: unknown = new Error('the worker ended');
    await live().catch((error: unknown) => {
      fault = error;
    });
    onLook(fault);
  });

  return {
    health: () => record.health,
    async stop() {
      stopping.abort();
      reported = run?.stop();
      const done = running.then(() => Promise.all([reported, inHand.allDone()]));
      await within(done, finishing);
      aborting.abort();
      await within(done, givingUp);
      await guard.stop();
    },
  };
}

/** Waits, but not for ever. */
async function within(work: Promise<unknown>, milliseconds: number): Promise<void> {
  const over = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: over.signal }).catch(() => {});
  await Promise.race([work, late]);
  over.abort();
}
