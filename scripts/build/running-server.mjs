import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Longer than whoever uses a folder may be late with touching its lease (apps/api/src/adapters/database/folder-lease.ts),
 * and how long one that is just ending is waited for.
 */
const usual = { silentMs: 5_000, patienceMs: 10_000 };

/** The lease of the built-in database that these settings lead to; null with a database of one's own. */
export function leaseOf(env, root) {
  if (env.DATABASE_URL?.trim()) return null;
  const dataDir = env.DATA_DIR?.trim();
  return path.join(dataDir ? path.resolve(dataDir) : path.join(root, '.tavla'), 'postgres/lease');
}

/**
 * Whether a Tavla goes on using the folder of a lease, whose files a build would take away under it. Only one that is
 * touched meanwhile is somebody's: by its time, one that was left before the clock was set back would be so for long.
 */
export async function staysInUse(lease, { silentMs, patienceMs } = usual) {
  const begin = performance.now();
  let last = { touched: touchedAt(lease), seenAt: begin, isAlive: false };
  while (last.touched !== null) {
    const now = performance.now();
    if (last.isAlive && now - begin >= patienceMs) return true;
    if (now - last.seenAt >= silentMs) return false;
    await sleep(100);
    const touched = touchedAt(lease);
    if (touched !== last.touched) last = { touched, seenAt: performance.now(), isAlive: true };
  }
  return false;
}

function touchedAt(lease) {
  try {
    return statSync(lease).mtimeMs;
  } catch {
    return null;
  }
}
