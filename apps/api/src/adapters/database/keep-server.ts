import { setTimeout as sleep } from 'node:timers/promises';
import { urlOf } from './ask-server';
import { DatabaseError } from './database-error';
import { type Claim, claimFolder } from './folder-owner';
import { readPidFile } from './postmaster';
import { type Place, reachServer } from './reach-server';
import { sendSignal } from './send-signal';
import { stopServer } from './stop-server';

/** The product's own database. */
export const databaseName = 'tavla';

const longestPauseMs = 5_000;

export type KeptServer = {
  port: number;
  /** True when a server that outlived a killed Tavla was taken over. */
  reused: boolean;
  announceEnd(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts or takes over the server of a place, holds the claim on its folder, and brings the server back whenever
 * it goes away without being asked: with pauses, at the same address, for as long as the process lives.
 * @param signal ends the start; nothing is left running then
 */
export async function keepServer(place: Place, abort: AbortSignal): Promise<KeptServer> {
  const stopping = new AbortController();
  const signals = AbortSignal.any([abort, stopping.signal]);
  let claimed: Claim | null = null;
  let recovering: Promise<void> = Promise.resolve();
  // Whoever leaves in a hurry does not leave the database behind.
  const onExit = () => {
    const running = readPidFile(place.cluster);
    if (running && claimed) sendSignal(running.pid, 'SIGQUIT');
  };
  process.on('exit', onExit);

  async function claim(port: number): Promise<void> {
    const url = urlOf(place.cluster, port, 'postgres');
    claimed = await claimFolder(url, () => onLost(port), place.log, signals);
    if (!claimed) {
      throw new DatabaseError(
        `Another Tavla is using the folder ${place.dataDir}. Stop that one, or set DATA_DIR to another folder. Several processes can share a database through DATABASE_URL.`,
      );
    }
    const { rowCount } = await claimed.client.query('select 1 from pg_database where datname = $1', [
      databaseName,
    ]);
    if (rowCount === 0) await claimed.client.query(`create database ${databaseName}`);
  }

  /** A server may go away between its first answer and the claim: another Tavla was just closing it. */
  async function start(): Promise<{ port: number; reused: boolean }> {
    for (let tries = 1; ; tries++) {
      const reached = await reachServer(place, null, signals);
      try {
        await claim(reached.port);
        return reached;
      } catch (error) {
        const isOthers = error instanceof DatabaseError;
        if (!isOthers && tries < 10 && !signals.aborted) {
          await sleep(100 * tries);
          continue;
        }
        if (claimed || !(isOthers || reached.reused))
          await stopServer(place.cluster, place.log, place.patience);
        throw error;
      }
    }
  }

  function onLost(port: number): void {
    claimed = null;
    if (!stopping.signal.aborted) recovering = recover(port);
  }

  async function recover(port: number): Promise<void> {
    place.log('The database has stopped. Starting it again…');
    for (let pauseMs = 200; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        await reachServer(place, port, stopping.signal);
        await claim(port);
        place.log('The database is back.');
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        place.log(error instanceof Error ? error.message : String(error));
      }
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  try {
    const { port, reused } = await start();
    return {
      port,
      reused,
      announceEnd: async () => claimed?.announceEnd().catch(() => undefined),
      async stop() {
        stopping.abort();
        // A server that is just being started is ended by its start.
        await recovering;
        // The claim is held until the server is gone, so that nobody takes it over in between.
        await stopServer(place.cluster, place.log, place.patience);
        process.off('exit', onExit);
      },
    };
  } catch (error) {
    process.off('exit', onExit);
    throw error;
  }
}
