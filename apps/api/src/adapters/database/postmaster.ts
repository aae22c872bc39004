import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Cluster } from './cluster';
import { Handover } from './handover';
import type { RunAs } from './unprivileged-user';

/** Connections that the server admits, as that of the composition does: two API processes, two workers and more. */
const maxConnections = 200;
/** From so many bytes on the log is set aside at a start, and the one that was set aside before goes. */
const logMax = 2 ** 20;

/** What PostgreSQL says of itself in its pid file. `status` is starting, ready or stopping. */
export type PidFile = { pid: number; port: number | null; status: string };

/** null when there is none. */
export function readPidFile(cluster: Cluster): PidFile | null {
  try {
    const lines = readFileSync(pidFilePath(cluster), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) || null, status: lines[7]?.trim() ?? '' };
  } catch {
    return null;
  }
}

export function removePidFile(cluster: Cluster): void {
  rmSync(pidFilePath(cluster), { force: true });
}

function pidFilePath(cluster: Cluster): string {
  return path.join(cluster.dataFolder, 'postmaster.pid');
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
  const written = statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (written > logMax) renameSync(cluster.logFile, `${cluster.logFile}.old`);
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
      // A row that was refused, or the statement that it stood in, is somebody's: no erasing reaches what is here.
      log_error_verbosity: 'terse',
      log_min_error_statement: 'panic',
      // Who has started it: as long as that process lives, it is in charge.
      'tavla.launcher': process.pid,
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
