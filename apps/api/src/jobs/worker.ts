import { Logger, run } from 'graphile-worker';
import type pg from 'pg';
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
  /** Finishes what is running, at most for some seconds, and stops. */
  stop(): Promise<void>;
}

interface WorkerLog {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
}

/** Works the queue in this process, several jobs at a time, and frees the jobs of workers that died. */
export async function startWorker(
  url: string,
  pool: pg.Pool,
  handlers: JobHandlers,
  log: WorkerLog,
  concurrency = 3,
): Promise<Worker> {
  const guard = await guardWorkers(url, pool, log);
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 2_000,
    events: guard.events,
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error' || level === 'warning') log.warn({ ...meta }, message);
    }),
    taskList: Object.fromEntries(
      Object.entries(handlers).map(([name, handle]) => [
        name,
        async (payload, { job, abortSignal }) =>
          handle(payload, {
            attempt: job.attempts,
            isLastAttempt: job.attempts >= job.max_attempts,
            signal: abortSignal,
          }),
      ]),
    ),
  });
  return {
    async stop() {
      await runner.stop();
      await guard.stop();
    },
  };
}
