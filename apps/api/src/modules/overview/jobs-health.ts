import type { Overview } from '@tavla/shared/contracts/overview';
import type pg from 'pg';
import type { WorkerHealth } from '@/jobs/worker-health';

/** How long a job may wait, while nothing runs, before nobody seems to take it. */
const patience = '1 minute';
const day = 86_400_000;

/**
 * Whether jobs are taken: by this process's worker, or by anybody at all. Never rejects.
 * @param worker undefined where jobs run in another process
 */
export async function jobsHealth(pool: pg.Pool, worker: WorkerHealth | undefined): Promise<Overview['jobs']> {
  if (worker?.downSince) {
    return { ok: false, text: `Down for ${spanSince(worker.downSince)}; it comes back by itself` };
  }
  const waiting = await waitingSince(pool).catch(() => undefined);
  if (waiting) {
    const text = `Jobs have been waiting for ${spanSince(waiting)}, and nobody takes them: start a worker`;
    return { ok: false, text };
  }
  if (!worker) return { ok: true, text: 'Runs in a process of its own' };
  const { lastDown } = worker;
  if (!lastDown || Date.now() - Date.parse(lastDown.until) > day) {
    return { ok: true, text: 'Runs on this server' };
  }
  const lasted = span(Date.parse(lastDown.until) - Date.parse(lastDown.from));
  const until = `${lastDown.until.slice(0, 16).replace('T', ' ')} UTC`;
  return { ok: true, text: `Runs on this server; was down for ${lasted} until ${until}` };
}

/** Since when the oldest job waits although none runs. */
async function waitingSince(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ since: Date }>(
    `select min(run_at) filter (where is_available) as since from graphile_worker._private_jobs
     having bool_or(is_available and run_at < now() - interval '${patience}')
       and not bool_or(locked_at is not null)`,
  );
  return rows[0]?.since.toISOString();
}

const spanSince = (time: string) => span(Date.now() - Date.parse(time));

function span(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  if (seconds < 100) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}
