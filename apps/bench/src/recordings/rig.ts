import { setTimeout as sleep } from 'node:timers/promises';
import { sendSignal } from '../../../api/src/adapters/database/send-signal';
import type { Installation } from '../chaos/installation';

/** What dies. */
export type Target = 'API' | 'worker' | 'database';

/** What is awaited comes; this only ends a waiting for what does not. */
const patience = 300_000;

/** Waits until something holds; a question that cannot be asked now has no answer yet. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(10)) {
    if (await holds().catch(() => false)) return;
  }
  throw new Error(`it did not come to this: ${what}`);
}

/** Whether a question has rows for an answer. */
export const finds = async (place: Installation, sql: string, values: unknown[] = []): Promise<boolean> =>
  (await place.query(sql, values)).rows.length > 0;

/** Whether somebody waits for a lock of a table. */
export const waitsFor = (place: Installation, table: string): Promise<boolean> =>
  finds(
    place,
    'select 1 from pg_locks l join pg_class c on c.oid = l.relation where not l.granted and c.relname = $1',
    [table],
  );

/** Kills a part and waits until all is there again, and something new in its place. */
export async function killAndWait(place: Installation, target: Target): Promise<void> {
  const pidOf = async () => (target === 'database' ? place.postmaster() : partOf(place, target)?.pid);
  const before = await pidOf();
  const isSent =
    target === 'database' ? sendSignal(before, 'SIGKILL') : partOf(place, target)?.kill('SIGKILL');
  if (!isSent) throw new Error(`there was no ${target} to kill`);
  await until(`another ${target}`, async () => {
    const now = await pidOf();
    return now !== undefined && now !== before;
  });
  await until('a database that answers', () => finds(place, 'select 1'));
  if (!(await place.isWell(patience))) throw new Error(`not well after the ${target} was killed`);
}

const partOf = (place: Installation, target: Exclude<Target, 'database'>) =>
  (target === 'API' ? place.apis : place.workers)[0];

/** As `until`, where the waiting is not what is tested. */
export async function untilInTime(
  place: Installation,
  what: string,
  holds: () => Promise<boolean>,
): Promise<void> {
  let rounds = 0;
  await until(what, async () => {
    if (await holds()) return true;
    if (rounds++ % 20 === 0) await letTimePass(place);
    return false;
  }).catch(async (error: unknown) => {
    throw new Error(`${error}: ${await leftOver(place)}`);
  });
}

/** For who looks into it. */
async function leftOver(place: Installation): Promise<string> {
  const { rows } = await place.query(
    `select (select json_agg(job) from graphile_worker._private_jobs job) as jobs,
       (select json_agg(json_build_object('status', status, 'progress', progress)) from audio) as meetings`,
  );
  return JSON.stringify(rows[0]);
}

/** What a dead worker held is given back after a quarter of a minute, its mails after two: as if that had passed. */
async function letTimePass(place: Installation): Promise<void> {
  await place.query(
    `update graphile_worker._private_jobs set run_at = least(run_at, now()),
       locked_at = case when locked_at is not null then now() - interval '1 minute' end`,
  );
  await place.query(
    `update graphile_worker._private_job_queues set locked_at = now() - interval '1 minute' where locked_at is not null`,
  );
  await place.query('update waiting_mail set "dueAt" = now() where claim is not null');
}
