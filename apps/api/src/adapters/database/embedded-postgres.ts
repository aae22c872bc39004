import { existsSync } from 'node:fs';
import { askServer, urlOf } from './ask-server';
import { postgresBinaries } from './binaries/postgres-binaries';
import { clusterFolder, openCluster, readCluster } from './cluster';
import { keepLease } from './folder-lease';
import { databaseName, keepServer } from './keep-server';
import { readPidFile } from './postmaster';
import type { StartPatience } from './reach-server';
import { stopPatience } from './stop-server';
import { runAs } from './unprivileged-user';

const defaultPatience: StartPatience = { ...stopPatience, stoppingMs: 10_000, silenceMs: 60_000 };

export type EmbeddedPostgres = {
  /** Of the product's own database, for any PostgreSQL client. It stays the same while this process runs. */
  url: string;
  /** True when a server that outlived a killed Tavla was taken over. */
  reused: boolean;
  /** Says that `stop` will follow, so that a start that comes meanwhile waits instead of giving up. Never rejects. */
  announceEnd(): Promise<void>;
  /** Stops the server and waits until it has. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL 18 on the files in `dataDir`, making them at the first start, or takes over the server
 * that a killed process has left running. Should the server die later, it is started again at the same address.
 * @param log gets a line for a person now and then
 * @param signal ends the start: it rejects, and leaves no server behind
 * @param patience how long to wait for a server that stops, starts or recovers
 * @throws DatabaseError in words: no such binaries, disk full, no permission, folder in use
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
  signal?: AbortSignal;
  patience?: Partial<StartPatience>;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log, signal = new AbortController().signal } = options;
  const user = runAs(`${clusterFolder(dataDir)}/data`);
  const binaries = postgresBinaries(user);
  const cluster = openCluster(dataDir, binaries, user, log);
  const lease = await keepLease(dataDir, log);
  const patience = { ...defaultPatience, ...options.patience };
  const place = { dataDir, cluster, binaries, user, log, patience };
  const server = await keepServer(place, signal).catch((error) => {
    lease.leave('another');
    throw error;
  });
  return {
    url: urlOf(cluster, server.port, databaseName),
    reused: server.reused,
    announceEnd: server.announceEnd,
    async stop() {
      await server.stop();
      lease.leave('nobody');
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
  return port && (await askServer(cluster, port)) === 'ready' ? urlOf(cluster, port, databaseName) : null;
}
