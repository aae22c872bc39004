import { createBlobs } from '../apps/api/src/adapters/create-engines';
import { startEmbeddedPostgres } from '../apps/api/src/adapters/database/embedded-postgres';
import { createTextWork } from '../apps/api/src/create-text-work';
import { openDatabase } from '../apps/api/src/db/database';
import { findDemo, seedDemo } from '../apps/api/src/demo/seed-demo';
import { prepareDatabase } from '../apps/api/src/process/prepare-database';
import { parseEnv } from '../apps/api/src/settings/env';

// Fills an empty database with the demo company: `npx prisma db seed`. The server does the same by itself in an
// empty embedded database.
const env = parseEnv(process.env);
const postgres = env.databaseUrl
  ? undefined
  : await startEmbeddedPostgres({ dataDir: env.dataDir, log: console.log });
const url = env.databaseUrl ?? postgres?.url ?? '';
try {
  await prepareDatabase({ databaseUrl: url, migrateDatabaseUrl: env.migrateDatabaseUrl });
  const db = openDatabase(url);
  const text = createTextWork();
  await seedDemo({ db, text, blobs: await createBlobs(env) });
  await text.close();
  const accounts = await findDemo(db);
  console.log(
    accounts
      ? `The demo company is there. Sign in as ${accounts.adminEmail} or ${accounts.userEmail}.`
      : 'The database holds companies already, so the demo company was not added.',
  );
  await db.close();
} finally {
  await postgres?.stop();
}
