import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster';
import { Handover } from './handover';
import type { RunAs } from './unprivileged-user';

/** Connections that the server admits: two API processes, a worker and room for a look inside. */
const maxConnections = 100;

/** What PostgreSQL says of itself in its pid file; null when there is none. */
export type PidFile = { pid: number; port: number | null; status: string };

export function readPidFile(cluster: Cluster): PidFile | null {
  try {
    const lines = readFileSync(pidFilePath(cluster), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) || null, status: lines[7]?.trim() ?? '' };
  } catch {
    return null;
  }
}

function pidFilePath(cluster: Cluster): string {
  return path.join(cluster.dataFolder, 'postmaster.pid');
}

/**
 * Removes a pid file whose process is gone. PostgreSQL does that itself, except when the number has meanwhile
 * been given to another process, which after a restart of a container is the rule.
 */
export function removeStalePidFile(cluster: Cluster): void {
  const file = readPidFile(cluster);
  if (file && !isPostmaster(file.pid, cluster)) rmSync(pidFilePath(cluster), { force: true });
}

/** Whether a process is a live PostgreSQL in this cluster; in doubt, yes. */
function isPostmaster(pid: number, cluster: Cluster): boolean {
  if (process.platform === 'win32') return true;
  if (process.platform !== 'linux') {
    const name = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
    return name.error !== undefined || name.stdout.includes('postgres');
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const isZombie = /\) Z /.test(stat);
    if (isZombie || !stat.includes('(postgres)')) return false;
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster.dataFolder);
  } catch (error) {
    return !(
      error instanceof Error &&
      'code' in error &&
      (error.code === 'ENOENT' || error.code === 'ESRCH')
    );
  }
}

export type Launched = {
  process: ChildProcess;
  port: number;
  /** What this launch has written to the log so far. */
  output(): string;
};

/** Starts PostgreSQL on a port; it is on its own from then on and outlives this process. */
export function launchPostmaster(program: string, cluster: Cluster, user: RunAs, port: number): Launched {
  const handover = new Handover(user);
  const log = openSync(cluster.logFile, 'a', 0o600);
  const start = fstatSync(log).size;
  try {
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: maxConnections,
      timezone: 'UTC',
      log_timezone: 'UTC',
    };
    const child = spawn(
      program,
      [
        '-D',
        handover.give(cluster.dataFolder),
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        ...user,
        cwd: path.parse(cluster.dataFolder).root,
        env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
        stdio: ['ignore', log, log, ...handover.stdio],
        // Ctrl-C reaches the whole group of the terminal; the database must stop after us, not with us.
        detached: true,
      },
    );
    child.unref();
    return { process: child, port, output: () => readFileSync(cluster.logFile).subarray(start).toString() };
  } finally {
    closeSync(log);
    handover.close();
  }
}

/** Stops PostgreSQL: open transactions are rolled back, everything confirmed is on disk. Resolves when it is gone. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const running = readPidFile(cluster);
  if (!running) return;
  const isGone = () => readPidFile(cluster)?.pid !== running.pid || !isPostmaster(running.pid, cluster);
  // "Fast", and when that takes too long "immediate", after which the next start recovers from the log.
  for (const [signal, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 10],
  ] as const) {
    if (isGone()) return;
    try {
      process.kill(running.pid, signal);
    } catch {
      return;
    }
    for (let waited = 0; waited < seconds * 1000 && !isGone(); waited += 20) await sleep(20);
  }
}

/** A TCP port on 127.0.0.1 that nobody uses at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
