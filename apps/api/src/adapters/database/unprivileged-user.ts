import { existsSync, readFileSync, statSync } from 'node:fs';
import { DatabaseError } from './database-error';

/** Whom PostgreSQL runs as; empty: as ourselves. Spread it into the options of `spawn`. */
export type RunAs = { uid?: number; gid?: number };

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as the owner of the data that is there already,
 * else as the system's `postgres` or `nobody`.
 * @param dataFolder folder of the cluster; it need not exist yet
 */
export function runAs(dataFolder: string): RunAs {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(dataFolder)) {
    const owner = statSync(dataFolder);
    if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  }
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    // macOS writes nobody as -2, the unsigned form of which is the real number.
    if (account) return { uid: Number(account[2]) >>> 0, gid: Number(account[3]) >>> 0 };
  }
  throw new DatabaseError(
    'PostgreSQL refuses to run as root, and this system has neither a user "postgres" nor "nobody". Start Tavla as an ordinary user, or set DATABASE_URL.',
  );
}
