import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import type { Cluster } from './cluster';

/** A process of a PostgreSQL server: the postmaster, or one of its children. */
export type ServerProcess = { pid: number; parent: number; isChild: boolean; title: string };

/**
 * The live processes that work in a cluster's folder. PostgreSQL keeps the folder as its working directory,
 * which Linux shows; elsewhere only the children of a known postmaster can be found.
 */
export function serverProcesses(cluster: Cluster, postmaster: number | null): ServerProcess[] {
  if (process.platform === 'linux') return processesIn(realpathOf(cluster.dataFolder));
  return postmaster === null || process.platform === 'win32' ? [] : treeOf(postmaster);
}

/** Whether a process is a live PostgreSQL in this cluster; in doubt, yes. */
export function isPostmaster(pid: number, cluster: Cluster): boolean {
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    const found = readProcess(pid, realpathOf(cluster.dataFolder));
    return found === 'unknown' || found !== null;
  }
  const name = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
  return name.error !== undefined || name.stdout.includes('postgres');
}

function processesIn(folder: string): ServerProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name), folder))
    .filter((found) => found !== null && found !== 'unknown');
}

/** One process as Linux shows it; null when it is gone, a zombie, or something else. */
function readProcess(pid: number, folder: string): ServerProcess | 'unknown' | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, state, parent] = /^\d+ \(postgres\) (\S) (\d+)/.exec(stat) ?? [];
    if (!state || state === 'Z' || readlinkSync(`/proc/${pid}/cwd`) !== folder) return null;
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid, parent: Number(parent), isChild: title.startsWith('postgres:'), title };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === 'ENOENT' || code === 'ESRCH' ? null : 'unknown';
  }
}

function realpathOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

function treeOf(postmaster: number): ServerProcess[] {
  const { stdout = '' } = spawnSync('ps', ['-axo', 'pid=,ppid=,command='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((found) => found !== null)
    .map(([, pid, parent, title = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      isChild: Number(pid) !== postmaster,
      title,
    }))
    .filter(({ pid, parent }) => pid === postmaster || parent === postmaster);
}
