import { startEmbeddedPostgres } from './embedded-postgres';

// A process for the tests to kill: starts the database in the folder it is given and says how that went.
const say = (message: unknown) => process.stdout.write(`${JSON.stringify(message)}\n`);
try {
  const database = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: () => undefined });
  // Somebody who is too impatient to wait for the end.
  process.on('SIGHUP', () => process.exit(1));
  process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  say({ url: database.url, reused: database.reused });
} catch (error) {
  say({ error: error instanceof Error ? error.message : String(error) });
}
