import path from 'node:path';
import type { Deps } from '@/deps';
import { cleanDatabase } from './clean-database';
import { cleanFolder } from './clean-folder';

const hour = 3_600_000;
/** A day longer than an upload can be taken up again. */
const uploadsKept = 8 * 24 * hour;

interface Log {
  debug(details: object, text: string): void;
  warn(details: object, text: string): void;
}

/** Cleans up now and every hour. `stop` waits for a round that has begun. */
export function startCleanup({ db, env }: Pick<Deps, 'db' | 'env'>, log: Log): { stop(): Promise<void> } {
  const round = async () => {
    try {
      const files = await cleanFolder(path.join(env.dataDir, 'uploads'), uploadsKept);
      // What a process that died had in hand.
      const samples = await cleanFolder(path.join(env.dataDir, 'work'), 24 * hour);
      log.debug({ files, samples, ...(await cleanDatabase(db)) }, 'cleaned up');
    } catch (error) {
      log.warn({ err: error }, 'cleaning up failed; the next round tries again');
    }
  };
  let running = round();
  const timer = setInterval(() => {
    running = running.then(round);
  }, hour);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
