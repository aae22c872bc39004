import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster';
import { readPidFile, removePidFile } from './postmaster';
import { sendSignal } from './send-signal';
import { isPostmaster, serverProcesses } from './server-processes';

/** How long each way of stopping may take, by the clock. PostgreSQL itself kills its children after five seconds. */
export type StopPatience = { fastMs: number; immediateMs: number; killMs: number };

export const stopPatience: StopPatience = { fastMs: 10_000, immediateMs: 8_000, killMs: 3_000 };

/**
 * Stops PostgreSQL and resolves when it is gone. "Fast" first: open transactions are rolled back, everything
 * confirmed is on disk. When that takes too long "immediate", after which the next start recovers from the log;
 * a server that recovers has nothing to save and may hang in a fast stop, so it gets this at once. At last all
 * of its processes are killed together, which is to the data what a power cut is: the log makes good.
 * @param log gets a line when it takes long
 */
export async function stopServer(
  cluster: Cluster,
  log: (line: string) => void = () => {},
  patience: StopPatience = stopPatience,
): Promise<void> {
  const running = readPidFile(cluster);
  if (running && isPostmaster(running.pid, cluster)) {
    const isGone = () => !isPostmaster(running.pid, cluster) || readPidFile(cluster)?.pid !== running.pid;
    const isUp = running.status === 'ready';
    const stopped =
      (isUp && sendSignal(running.pid, 'SIGINT') && (await until(isGone, patience.fastMs))) ||
      (sendSignal(running.pid, 'SIGQUIT') && (await until(isGone, patience.immediateMs)));
    if (!stopped && !isGone()) {
      log('The database does not stop. Ending all of its processes…');
      await killAll(cluster, running.pid, patience.killMs);
    }
  }
  await clearRemains(cluster, log, patience.killMs);
}

/**
 * Ends what a dead postmaster has left behind and removes its pid file. PostgreSQL does that itself, except for
 * children that are too busy to notice, and when the number in the file has meanwhile been given to another
 * process, which after a restart of a container is the rule.
 */
export async function clearRemains(
  cluster: Cluster,
  log: (line: string) => void = () => {},
  patienceMs = stopPatience.killMs,
): Promise<void> {
  const file = readPidFile(cluster);
  if (file && isPostmaster(file.pid, cluster)) return;
  const orphans = () => {
    const all = serverProcesses(cluster, null);
    // One that is just starting has no pid file yet, and is no child.
    return all.filter(({ isChild, parent }) => isChild && !all.some(({ pid }) => pid === parent));
  };
  if (!(await until(() => orphans().length === 0, 1_000))) {
    log('Ending what is left of a former database…');
    for (const { pid } of orphans()) sendSignal(pid, 'SIGKILL');
    await until(() => orphans().length === 0, patienceMs);
  }
  if (file && readPidFile(cluster)?.pid === file.pid) removePidFile(cluster);
}

/** The postmaster first, as it would make new children. */
async function killAll(cluster: Cluster, postmaster: number, patienceMs: number): Promise<void> {
  const children = serverProcesses(cluster, postmaster).filter(({ pid }) => pid !== postmaster);
  sendSignal(postmaster, 'SIGKILL');
  for (const { pid } of [...children, ...serverProcesses(cluster, postmaster)]) sendSignal(pid, 'SIGKILL');
  await until(() => serverProcesses(cluster, postmaster).length === 0, patienceMs);
}

async function until(isDone: () => boolean, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  while (!isDone()) {
    if (performance.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}
