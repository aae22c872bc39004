import { setTimeout as sleep } from 'node:timers/promises';
import { sendSignal } from '../../../api/src/adapters/database/send-signal';
import type { Installation } from './installation';

/** Kills something; false when it was not there at that moment. */
type Kill = (place: Installation, random: () => number) => Promise<boolean>;

const apiOf = ({ apis }: Installation, random: () => number) => apis[Math.floor(random() * apis.length)];

/** The processes that PostgreSQL has for single connections of the application. */
async function backend(place: Installation): Promise<number | undefined> {
  const { rows } = await place
    .query<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
       order by random() limit 1`,
    )
    .catch(() => ({ rows: [] as { pid: number }[] }));
  return rows[0]?.pid;
}

/** Waits for the next start of PostgreSQL, and then some milliseconds into its recovery. */
async function intoRecovery(place: Installation, random: () => number): Promise<number | undefined> {
  const before = await place.postmaster();
  if (!sendSignal(before, 'SIGKILL')) return undefined;
  for (let waited = 0; waited < 10_000; waited += 10) {
    const now = await place.postmaster();
    if (now !== undefined && now !== before) {
      await sleep(random() * 400);
      return now;
    }
    await sleep(10);
  }
  return undefined;
}

/** Every way in which a part may die, by its name in the table of results. */
export const kills: Record<string, Kill> = {
  'API, SIGKILL': async (place, random) => apiOf(place, random)?.kill('SIGKILL') ?? false,
  'API, SIGTERM': async (place, random) => apiOf(place, random)?.kill('SIGTERM') ?? false,
  'API during its start': async (place, random) => {
    const api = apiOf(place, random);
    if (!api?.kill('SIGKILL')) return false;
    for (let waited = 0; waited < 5_000 && !api.isRunning; waited += 10) await sleep(10);
    await sleep(random() * 1_500);
    return api.kill('SIGKILL');
  },
  'worker, SIGKILL': async ({ workers }) => workers[0]?.kill('SIGKILL') ?? false,
  'all processes at once': async ({ apis, workers }) =>
    [...apis, ...workers].map((process) => process.kill('SIGKILL')).some(Boolean),
  'all processes and the database': async (place) => {
    const pid = await place.postmaster();
    for (const process of [...place.apis, ...place.workers]) process.kill('SIGKILL');
    return sendSignal(pid, 'SIGKILL');
  },
  'database, SIGKILL': async (place) => sendSignal(await place.postmaster(), 'SIGKILL'),
  'database, fast shutdown': async (place) => sendSignal(await place.postmaster(), 'SIGINT'),
  'database during its recovery, SIGKILL': async (place, random) =>
    sendSignal(await intoRecovery(place, random), 'SIGKILL'),
  'database during its recovery, fast shutdown': async (place, random) =>
    sendSignal(await intoRecovery(place, random), 'SIGINT'),
  'one connection, SIGKILL': async (place) => sendSignal(await backend(place), 'SIGKILL'),
  'one connection, terminated': async (place) => sendSignal(await backend(place), 'SIGTERM'),
};
