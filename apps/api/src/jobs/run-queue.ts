import { EventEmitter } from 'node:events';
import { Logger, run, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import { LookAgain } from './look-again';

/** One life of the queue's runner. */
export interface QueueRun {
  /** Resolves when it takes no more jobs: it was stopped, or it gave up because the database went away. */
  ended: Promise<void>;
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>;
}

export interface QueueWatch {
  /** The pool's id is what the queue writes on the jobs that it takes. */
  onPool(id: string): void;
  onEnd(id: string): void;
  /** Each look into the queue: undefined when it succeeded. */
  onLook(error?: unknown): void;
  onWarning(text: string, details: object): void;
}

/**
 * Runs the queue until it ends. The queue reports the end of jobs in batches, since it leaves the failure of a
 * single report to nobody, which would end the process; the failure of a batch ends the run instead.
 * @param tasksOf the handlers, given the pool that takes their jobs
 * @param pollInterval milliseconds between two looks into the queue of which nobody is told that they are worth it
 */
export async function runQueue(
  pool: pg.Pool,
  tasksOf: (pool: () => string) => TaskList,
  concurrency: number,
  watch: QueueWatch,
  pollInterval = 2_000,
): Promise<QueueRun> {
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  let workers: WorkerPool | undefined;
  const lookAgain = new LookAgain(() => workers?.nudge(1));
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id;
    workers = workerPool;
    watch.onPool(id);
  });
  events.on('job:complete', ({ job }) => {
    if (workers && job.job_queue_id !== null) lookAgain.soon();
  });
  // Said at the beginning of the end. The run's own promise may not settle when the database is away.
  events.on('pool:gracefulShutdown', () => {
    workers = undefined;
    lookAgain.stop();
    watch.onEnd(id);
    end();
  });
  // The queue keeps the answer to its first question, also when that was a failure: it would never work again.
  // A run that cannot look is therefore replaced by a new one.
  let isBroken = false;
  let stop = async () => {
    isBroken = true;
  };
  events.on('worker:getJob:error', ({ error }) => {
    watch.onLook(error);
    void stop();
  });
  events.on('worker:getJob:empty', () => watch.onLook());
  events.on('job:start', () => watch.onLook());
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    pollInterval,
    events,
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error' || level === 'warning') watch.onWarning(message, { ...meta });
    }),
    taskList: tasksOf(() => id),
  });
  runner.promise.catch(() => {}).finally(end);
  stop = () => runner.stop().catch(() => {});
  if (isBroken) void stop();
  return { ended, stop };
}
