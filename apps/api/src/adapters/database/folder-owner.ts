import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Any number that nothing else locks in the maintenance database. */
const ownerLock = 718_281_828;

/** How long a process that is just ending may keep its lock. */
const patienceMs = 3_000;

/**
 * Claims the folder for this process, as a lock that one of its database connections holds: it is free again
 * the moment the process dies, however it dies.
 * @param onLost called once when the connection breaks although it was not released
 * @returns null when another living process has it
 */
export async function claimFolder(
  url: string,
  onLost: () => void,
): Promise<{ client: pg.Client; release(): Promise<void> } | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'tavla owner', keepAlive: true });
  let released = false;
  client.on('error', () => undefined);
  client.on('end', () => {
    if (!released) onLost();
    released = true;
  });
  await client.connect();
  const release = async () => {
    released = true;
    await client.end();
  };
  for (let waited = 0; waited <= patienceMs; waited += 100) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      ownerLock,
    ]);
    if (rows[0]?.mine) return { client, release };
    await sleep(100);
  }
  await release();
  return null;
}
