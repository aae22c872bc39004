import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askServer } from './ask-server';
import type { PostgresBinaries } from './binaries/postgres-binaries';
import type { Cluster } from './cluster';
import { DatabaseError, diskWords } from './database-error';
import { freePort, type Launched, launchPostmaster, type PidFile, readPidFile } from './postmaster';
import { serverProcesses } from './server-processes';
import { clearRemains, type StopPatience, stopServer } from './stop-server';
import type { RunAs } from './unprivileged-user';

/** Where a server is to run, and who is told about it. */
export type Place = {
  dataDir: string;
  cluster: Cluster;
  binaries: PostgresBinaries;
  user: RunAs;
  log: (line: string) => void;
  patience: StartPatience;
};

export type StartPatience = StopPatience & {
  /** How long a former server may take to stop before it is ended. */
  stoppingMs: number;
  /** How long one that starts or recovers may show no sign of life before it is ended and started anew. */
  silenceMs: number;
};

/** After so long a person wants to know what is going on. */
const wordsAfterMs = 1_500;
/** How long a new server may fail to come up because its place is taken. */
const launchingMs = 60_000;

/**
 * Leads to a server that answers with our password: the one that runs, or a new one. A former one that stops or
 * recovers is waited for; one that makes no progress is ended. All waits are by the clock.
 * @param fixedPort port that a new server must have, null for any
 * @param signal ends the wait; a server that nobody else is in charge of is stopped then
 */
export async function reachServer(
  place: Place,
  fixedPort: number | null,
  signal: AbortSignal,
): Promise<{ port: number; reused: boolean }> {
  const { cluster } = place;
  let deadline = performance.now() + launchingMs;
  let wait: Wait | null = null;
  for (;;) {
    if (signal.aborted) await leave(place);
    signal.throwIfAborted();
    const running = readPidFile(cluster);
    if (running && running.status === 'ready' && running.port) {
      if ((await askServer(cluster, running.port)) === 'ready') return { port: running.port, reused: true };
    }
    await clearRemains(cluster, place.log);
    const present = readPidFile(cluster);
    if (present) {
      if (wait?.pid !== present.pid) wait = new Wait(place, present.pid);
      if (wait.isOver(present)) await stopServer(cluster, place.log, place.patience);
      await sleep(100);
      deadline = performance.now() + launchingMs;
      continue;
    }
    const port = await launch(place, fixedPort ?? (await freePort()), signal);
    if (port) return { port, reused: false };
    if (performance.now() > deadline) {
      throw new DatabaseError(`The database did not start in time. Its log is ${cluster.logFile}.`);
    }
    await sleep(100);
  }
}

/** The wait for a server that is there and does not answer yet. */
class Wait {
  private readonly since = performance.now();
  private lastSign = performance.now();
  private life = '';
  private told = '';

  constructor(
    private readonly place: Place,
    readonly pid: number,
  ) {}

  /** Whether it has lasted too long. Says now and then what is going on. */
  isOver({ status }: PidFile): boolean {
    const { cluster, patience } = this.place;
    const now = performance.now();
    const life = signOfLife(cluster, this.pid);
    if (life !== this.life) this.lastSign = now;
    this.life = life;
    if (now - this.since > wordsAfterMs) this.tell(status);
    if (status === 'stopping') {
      if (now - this.since < patience.stoppingMs) return false;
      this.place.log('A former database is still stopping; ending it…');
      return true;
    }
    if (now - this.lastSign < patience.silenceMs) return false;
    this.place.log('The database makes no progress; ending it and starting anew…');
    return true;
  }

  private tell(status: string): void {
    const words =
      status === 'stopping'
        ? 'A former database is still stopping…'
        : 'The database is recovering from a crash…';
    if (words !== this.told) this.place.log(words);
    this.told = words;
  }
}

/** Changes while a server starts or recovers: what it logs, and the piece of the log that it replays. */
function signOfLife(cluster: Cluster, pid: number): string {
  const titles = serverProcesses(cluster, pid).map(({ title }) => title);
  return `${statSync(cluster.logFile, { throwIfNoEntry: false })?.size} ${titles.join()}`;
}

/** Starts a server and waits until it answers; null when another was faster or took the port: look again. */
async function launch(place: Place, port: number, signal: AbortSignal): Promise<number | null> {
  const { cluster, binaries, user } = place;
  const launched = launchPostmaster(binaries.postgres, cluster, user, port);
  const pid = launched.process.pid ?? 0;
  let problem: Error | null = null;
  launched.process.on('error', (error) => {
    problem = error;
  });
  const wait = new Wait(place, pid);
  const isAlive = () => launched.process.exitCode === null && launched.process.signalCode === null;
  while (problem === null && isAlive()) {
    const file = readPidFile(cluster);
    const isOurs = file?.pid === pid;
    if (isOurs && file.status === 'ready' && (await askServer(cluster, port)) === 'ready') return port;
    const isOver = wait.isOver(isOurs ? file : { pid, port, status: 'starting' });
    if (isOver || signal.aborted) {
      if (isOurs) await stopServer(cluster, place.log, place.patience);
      // Before it has written its pid file it has done nothing yet.
      else launched.process.kill('SIGKILL');
      return null;
    }
    await sleep(15);
  }
  return explain(place, launched, problem);
}

/** Why a launch has ended: null when it is worth another look. */
function explain(place: Place, launched: Launched, problem: Error | null): null {
  const output = problem ? String(problem) : launched.output();
  const wasStopped = !problem && (launched.process.exitCode === 0 || launched.process.signalCode !== null);
  if (wasStopped || /lock file .* already exists|pre-existing shared memory|could not bind/.test(output))
    return null;
  throw new DatabaseError(
    diskWords(output, place.dataDir) ??
      `The database did not start: ${lastError(output)} The whole log is ${place.cluster.logFile}.`,
  );
}

function lastError(output: string): string {
  const lines = output.split('\n').filter((line) => !/FATAL: {2}the database system is/.test(line));
  const line = lines.findLast((text) => /FATAL|PANIC|ERROR/.test(text)) ?? output.trim().split('\n').at(-1);
  return `${(line ?? '').replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '').replace(/\.?$/, '.')}`;
}

/** Before we go: a server that we wait for and that no living process has started would be left behind. */
async function leave({ cluster, log, patience }: Place): Promise<void> {
  const running = readPidFile(cluster);
  if (!running || running.status === 'ready') return;
  if (!hasLauncher(cluster, running.pid)) await stopServer(cluster, log, patience);
}

/** Whether another process that has started a server lives: it is still the parent then. */
function hasLauncher(cluster: Cluster, postmaster: number): boolean {
  try {
    const command = readFileSync(path.join(cluster.dataFolder, 'postmaster.opts'), 'utf8');
    const launcher = Number(/tavla\.launcher=(\d+)/.exec(command)?.[1]);
    const parent = serverProcesses(cluster, postmaster).find(({ pid }) => pid === postmaster)?.parent;
    return parent === launcher && launcher !== process.pid;
  } catch {
    return false;
  }
}
