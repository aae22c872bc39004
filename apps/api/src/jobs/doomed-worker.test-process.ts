import { openDatabase } from '@/db/database';
import { startWorker } from './worker';

/** Takes a job and holds it until it is killed. */
const db = openDatabase(process.argv[2] ?? '');
startWorker(
  db.url,
  db.pool,
  {
    doomed: async () => {
      process.send?.('working');
      await new Promise(() => {});
    },
  },
  { info() {}, warn() {} },
  1,
);
await db.pool.query("select graphile_worker.add_job('doomed')");
setInterval(() => {}, 60_000);
