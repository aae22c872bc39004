import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often whoever builds touches the lock, and after how long untouched it is nobody's. Compressing takes seconds. */
const usual = { touchMs: 1_000, silentMs: 60_000 };
/** Locks that this process has: in a container the one that was killed may have had our number. */
const ours = new Set();

/**
 * Does a task while nobody else does one under the same lock: two builds into the same folders would take away each
 * other's files. One that was killed is known by the number of its process, or, where another has that number now, by
 * its silence.
 * @param {string} file the lock
 * @param {(line: string) => void} say told when somebody else has it
 * @param {() => Promise<void>} task
 */
export async function holdLock(file, say, task, { touchMs, silentMs } = usual) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let tries = 0; !take(file); tries++) {
    if (isLeft(file, silentMs)) {
      rmSync(file, { force: true });
      continue;
    }
    if (tries === 0) say('Waiting for another build…');
    await sleep(200);
  }
  ours.add(file);
  const timer = setInterval(() => touch(file), touchMs).unref();
  try {
    await task();
  } finally {
    clearInterval(timer);
    ours.delete(file);
    rmSync(file, { force: true });
  }
}

/** Takes the lock. @returns {boolean} false when somebody has it */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    // A full disk leaves it without our number.
    rmSync(file, { force: true });
    throw error;
  }
}

/** Whether nobody is there any more who would give the lock back. */
function isLeft(file, silentMs) {
  try {
    // One from the future, too: the clock was set back since.
    if (Math.abs(Date.now() - statSync(file).mtimeMs) > silentMs) return true;
    // Nothing yet for a moment, which is the number of our own group.
    const pid = Number(readFileSync(file, 'utf8'));
    return pid === process.pid ? !ours.has(file) : !isRunning(pid);
  } catch {
    // Given back at this moment.
    return false;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function touch(file) {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // It is given back anyhow.
  }
}
