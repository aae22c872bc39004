import { readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterFolder } from './cluster';
import { DatabaseError } from './database-error';

/** A lease is a file of the cluster's folder that whoever uses it touches as long as they live. */
export const leaseFile = (dataDir: string): string => path.join(clusterFolder(dataDir), 'lease');

type Lease = { place: string; touched: number };

const renewMs = 2_000;
/**
 * How long a lease is watched: longer than a renewal may be late, and than disks of other machines keep what they knew
 * of a file. And how long after writing into one that is dead it may still be somebody else's, who did so as well.
 */
const usual = { watchMs: 7_000, settleMs: 1_000 };

/**
 * Takes the lease of a folder, and keeps it until it is left: to another process in the same place that has it, too, or
 * to nobody. Where it cannot be written it is tried again: why, PostgreSQL says in words.
 *
 * A folder that a Tavla in another container or on another machine uses is refused. The numbers of processes in its
 * files mean nothing here, so that PostgreSQL itself would take its server for dead and open the same files a second
 * time.
 * @param log gets a line when it has to look for a while, and when somebody else takes the lease all the same
 * @throws DatabaseError when somebody touches the lease
 */
export async function keepLease(
  dataDir: string,
  log: (line: string) => void,
  times = usual,
): Promise<{ leave(to: 'another' | 'nobody'): void }> {
  await takeLease(dataDir, log, times);
  let isTold = false;
  const renew = () => {
    if (renewLease(dataDir) || isTold) return;
    isTold = true;
    log(
      `Another Tavla, in another container or on another machine, has taken the folder ${dataDir}. Stop one of them.`,
    );
  };
  const timer = setInterval(renew, renewMs).unref();
  return {
    leave(to) {
      clearInterval(timer);
      if (to === 'nobody') dropLease(dataDir, ownPlace());
    },
  };
}

/** Of two that start at once one gets it: the first at a free one, the last at one that both have found dead. */
async function takeLease(
  dataDir: string,
  log: (line: string) => void,
  { watchMs, settleMs }: typeof usual,
): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    if (writeLease(dataDir, 'wx')) return;
    const found = readLease(dataDir);
    if (found?.place === ownPlace()) return;
    // An empty one names nobody: a full disk has left it, or somebody is just writing theirs.
    if (found?.place) log('Looking whether another Tavla uses the folder…');
    if (found) await refuseTouched(dataDir, found, found.place ? watchMs : settleMs);
    if (readLease(dataDir) && writeLease(dataDir, 'w')) await sleep(settleMs);
  }
}

async function refuseTouched(dataDir: string, first: Lease, watchMs: number): Promise<void> {
  const deadline = performance.now() + watchMs;
  while (performance.now() < deadline) {
    await sleep(100);
    const now = readLease(dataDir);
    if (now === null || now.place === ownPlace()) return;
    if (now.touched === first.touched && now.place === first.place) continue;
    throw new DatabaseError(
      `Another Tavla, in another container or on another machine, is using the folder ${dataDir}. Stop that one, or set DATA_DIR to another folder. A command beside a container runs inside of it: docker exec.`,
    );
  }
}

/** @returns false when it is somebody else's by now */
function renewLease(dataDir: string): boolean {
  const found = readLease(dataDir);
  if (found?.place && found.place !== ownPlace()) return false;
  try {
    const now = new Date();
    // Not written again: a full disk would leave it empty.
    if (found?.place) utimesSync(leaseFile(dataDir), now, now);
    else writeLease(dataDir, found ? 'w' : 'wx');
  } catch {
    // The folder is gone.
  }
  return true;
}

/** @returns false when somebody has it, or it cannot be written */
function writeLease(dataDir: string, flag: 'w' | 'wx'): boolean {
  try {
    writeFileSync(leaseFile(dataDir), ownPlace(), { mode: 0o600, flag });
    return true;
  } catch (error) {
    // Where the disk is full it is empty now. One that is there is somebody's, who may be just writing it.
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) dropLease(dataDir, '');
    return false;
  }
}

function dropLease(dataDir: string, place: string): void {
  try {
    if (readLease(dataDir)?.place === place) rmSync(leaseFile(dataDir));
  } catch {
    // It is found dead by whoever comes.
  }
}

function readLease(dataDir: string): Lease | null {
  try {
    const file = leaseFile(dataDir);
    return { place: readFileSync(file, 'utf8'), touched: statSync(file).mtimeMs };
  } catch {
    return null;
  }
}

/** Names where processes see each other: this running system, and in it this container. */
function ownPlace(): string {
  try {
    const system = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${system} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}
