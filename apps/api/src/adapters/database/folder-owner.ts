import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Any number that nothing else locks in the maintenance database. */
const ownerLock = 718_281_828;

/** How long a process that is just ending may keep its lock: one that has not said so, and one that has. */
const patienceMs = 3_000;
const closingPatienceMs = 60_000;

const ownerName = 'tavla owner';
const closingName = 'tavla owner, closing';

export type Claim = {
  client: pg.Client;
  /** Tells a start that comes now to wait for our end. */
  announceEnd(): Promise<void>;
  release(): Promise<void>;
};

/**
 * Claims the folder for this process, as a lock that one of its database connections holds: it is free again
 * the moment the process dies, however it dies.
 * @param onLost called once when the connection breaks although it was not released
 * @param log gets a line when another process is just closing and is waited for
 * @returns null when another living process has it
 */
export async function claimFolder(
  url: string,
  onLost: () => void,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<Claim | null> {
  const client = new pg.Client({
    connectionString: url,
    application_name: ownerName,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  });
  let isHeld = false;
  client.on('error', () => undefined);
  client.on('end', () => {
    if (isHeld) onLost();
    isHeld = false;
  });
  await client.connect();
  const start = performance.now();
  let told = false;
  for (;;) {
    const { rows } = await client.query<{ mine: boolean; closing: boolean }>(
      `select pg_try_advisory_lock($1) as mine,
         exists (select 1 from pg_stat_activity where application_name = $2) as closing`,
      [ownerLock, closingName],
    );
    const [row] = rows;
    if (row?.mine) break;
    if (row?.closing && !told) log('Another Tavla is just closing; waiting for it…');
    told ||= row?.closing === true;
    const isOver = performance.now() - start > (row?.closing ? closingPatienceMs : patienceMs);
    if (isOver || signal.aborted) {
      await client.end();
      signal.throwIfAborted();
      return null;
    }
    await sleep(100);
  }
  isHeld = true;
  return {
    client,
    async announceEnd() {
      await client.query(`set application_name = '${closingName}'`);
    },
    async release() {
      isHeld = false;
      await client.end();
    },
  };
}
