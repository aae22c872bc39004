import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, clusterFolder, openCluster, readCluster } from './cluster';
import { DatabaseError, diskWords } from './database-error';
import { claimFolder } from './folder-owner';
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries';
import { freePort, launchPostmaster, readPidFile, removeStalePidFile, stopPostmaster } from './postmaster';
import { type RunAs, runAs } from './unprivileged-user';

const databaseName = 'tavla';

/** After a crash PostgreSQL replays its log first; a long one may take minutes. */
const startTimeoutMs = 5 * 60_000;

export type EmbeddedPostgres = {
  /** Of the product's own database, for any PostgreSQL client. It stays the same while this process runs. */
  url: string;
  /** True when a server that outlived a killed Tavla was taken over. */
  reused: boolean;
  /** Stops the server and waits until it has. */
  stop(): Promise<void>;
};

type Place = {
  dataDir: string;
  cluster: Cluster;
  binaries: PostgresBinaries;
  user: RunAs;
  log: (line: string) => void;
};

/**
 * Starts PostgreSQL 18 on the files in `dataDir`, making them at the first start, or takes over the server
 * that a killed process has left running. Should the server die later, it is started again at the same address.
 * @param log gets a line for a person now and then
 * @throws DatabaseError in words: no such binaries, disk full, no permission, folder in use
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log } = options;
  const user = runAs(`${clusterFolder(dataDir)}/data`);
  const binaries = postgresBinaries(user);
  const cluster = openCluster(dataDir, binaries, user, log);
  const place: Place = { dataDir, cluster, binaries, user, log };

  const { port, reused } = await reachServer(place, null);
  const keeper = await keep(place, port);
  return {
    url: urlOf(cluster, port, databaseName),
    reused,
    stop: async () => {
      await keeper.release();
      await stopPostmaster(cluster);
    },
  };
}

/**
 * The server that runs on the files in `dataDir`, whoever started it; null when none answers. Nothing is claimed,
 * started or stopped.
 * @throws DatabaseError when what is there is no cluster of ours
 */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const folder = clusterFolder(dataDir);
  if (!existsSync(folder)) return null;
  const cluster = readCluster(folder);
  const port = readPidFile(cluster)?.port;
  return port && (await answers(cluster, port)) ? urlOf(cluster, port, databaseName) : null;
}

function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgresql://${cluster.user}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/** Holds the claim on the folder, and brings the server back whenever it goes away without being asked. */
async function keep(place: Place, port: number): Promise<{ release(): Promise<void> }> {
  let stopping = false;
  let release = await claim();

  async function claim(): Promise<() => Promise<void>> {
    const claimed = await claimFolder(urlOf(place.cluster, port, 'postgres'), () => void recover());
    if (!claimed) {
      throw new DatabaseError(
        `Another Tavla is using the folder ${place.dataDir}. Stop that one, or set DATA_DIR to another folder. Several processes can share a database through DATABASE_URL.`,
      );
    }
    const { rowCount } = await claimed.client.query('select 1 from pg_database where datname = $1', [
      databaseName,
    ]);
    if (rowCount === 0) await claimed.client.query(`create database ${databaseName}`);
    return claimed.release;
  }

  async function recover(): Promise<void> {
    for (let pauseMs = 200; !stopping; pauseMs = Math.min(pauseMs * 2, 10_000)) {
      place.log('The database has stopped. Starting it again…');
      try {
        await reachServer(place, port);
        release = await claim();
        place.log('The database is back.');
        return;
      } catch (error) {
        place.log(error instanceof Error ? error.message : String(error));
      }
      await sleep(pauseMs);
    }
  }

  return {
    release: async () => {
      stopping = true;
      await release().catch(() => undefined);
    },
  };
}

/**
 * Leads to a server that answers with our password: the one that runs, or a new one.
 * @param fixedPort port that the server must have, null for any
 */
async function reachServer(
  place: Place,
  fixedPort: number | null,
): Promise<{ port: number; reused: boolean }> {
  const { cluster } = place;
  const deadline = Date.now() + startTimeoutMs;
  let told = false;
  while (Date.now() < deadline) {
    removeStalePidFile(cluster);
    const running = readPidFile(cluster);
    if (running?.port && (await answers(cluster, running.port))) return { port: running.port, reused: true };
    if (running) {
      // It starts, recovers or stops: in each case it is soon either there or gone.
      if (!told && running.status !== 'stopping') place.log('Waiting for the database…');
      told = true;
      await sleep(100);
      continue;
    }
    const port = await launch(place, fixedPort ?? (await freePort()));
    if (port) return { port, reused: false };
    await sleep(100);
  }
  throw new DatabaseError(`The database did not start in time. Its log is ${cluster.logFile}.`);
}

/** Starts a server and waits until it answers; null when another was faster or took the port: look again. */
async function launch(place: Place, port: number): Promise<number | null> {
  const { cluster, binaries, user } = place;
  const launched = launchPostmaster(binaries.postgres, cluster, user, port);
  let problem: Error | null = null;
  launched.process.on('error', (error) => {
    problem = error;
  });
  const deadline = Date.now() + startTimeoutMs;
  while (problem === null && launched.process.exitCode === null && launched.process.signalCode === null) {
    if (readPidFile(cluster)?.pid === launched.process.pid && (await answers(cluster, port))) return port;
    if (Date.now() > deadline) break;
    await sleep(15);
  }
  const output = problem ? String(problem) : launched.output();
  if (/lock file .* already exists|pre-existing shared memory|could not bind/.test(output)) return null;
  throw new DatabaseError(
    diskWords(output, place.dataDir) ??
      `The database did not start: ${lastError(output)} The whole log is ${cluster.logFile}.`,
  );
}

function lastError(output: string): string {
  const line =
    output.split('\n').findLast((text) => /FATAL|PANIC|ERROR/.test(text)) ?? output.trim().split('\n').at(-1);
  return `${(line ?? '').replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '').replace(/\.?$/, '.')}`;
}

/** Whether a server at the port takes our password. */
async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
