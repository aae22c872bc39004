import { existsSync } from 'node:fs';
import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { createBlobs, createLanguage, createSpeech } from '@/adapters/create-engines';
import { startEmbeddedPostgres } from '@/adapters/database/embedded-postgres';
import { createMailer } from '@/adapters/mail/create-mailer';
import { openDatabase } from '@/db/database';
import { migrate } from '@/db/migrate';
import { findDemo, seedDemo } from '@/demo/seed-demo';
import { keepHouse } from '@/housekeeping/keep-house';
import { registerWeb } from '@/http/web';
import { migrateQueue } from '@/jobs/migrate-queue';
import { startWorker } from '@/jobs/worker';
import { buildApp } from './app';
import { resolveAuthSecret } from './auth-secret';
import type { Deps } from './deps';
import { type Env, parseEnv, projectDir } from './env';
import { jobHandlers } from './job-handlers';
import { loggingFor } from './logging';
import { startFaultText } from './start-fault';
import { onStopSignal } from './stop-signals';
import { printWelcome } from './welcome';

/** What is to be undone at the end, the newest first. */
const closers: (() => Promise<unknown>)[] = [];

async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

const say = (line: string) => console.log(line);

async function start(env: Env): Promise<void> {
  const db = await openMigratedDatabase(env);
  const mail = createMailer(env, say);
  closers.push(() => mail.close());
  const speech = createSpeech(env);
  closers.push(() => speech.close());
  const deps: Deps = {
    env,
    db,
    mail,
    authSecret: resolveAuthSecret(env),
    blobs: await createBlobs(env),
    speech,
    language: createLanguage(env),
  };
  const isOurDatabase = env.databaseUrl === null;
  if (isOurDatabase && env.demo) await seedDemo(deps);
  const app = await buildApp(deps, loggingFor(env, process.stdout.isTTY));
  const webDir = path.join(projectDir, 'apps/web/dist');
  if (existsSync(path.join(webDir, 'index.html'))) await registerWeb(app, webDir);

  if (env.worker !== 'off') {
    const worker = startWorker(db.url, db.pool, await jobHandlers(deps), app.log);
    closers.push(() => worker.stop());
  }
  const housekeeping = keepHouse(deps, app.log);
  closers.push(() => housekeeping.stop());
  // Streams and requests end first, then what works behind them.
  closers.push(() => app.close());
  await app.ready();
  if (env.worker === 'only') {
    app.log.info('working the queue; no requests are served');
    return;
  }
  if (env.smtpUrl)
    void mail.check().then(({ isReady, detail }) => isReady || app.log.warn(`no mail: ${detail}`));
  await app.listen({ port: env.port, host: env.host });
  printWelcome({
    publicUrl: env.publicUrl,
    demo: isOurDatabase && env.demo ? await findDemo(db) : null,
    outboxDir: env.smtpUrl ? null : path.join(env.dataDir, 'outbox'),
  });
}

async function openMigratedDatabase(env: Env) {
  let url = env.databaseUrl;
  if (!url) {
    say('Starting the database…');
    const starting = startEmbeddedPostgres({ dataDir: env.dataDir, log: say });
    // Before it has started, so that Ctrl-C in the middle leaves no server behind.
    closers.push(async () => (await starting.catch(() => null))?.stop());
    url = (await starting).url;
  }
  await migrate(url);
  await migrateQueue(url);
  const db = openDatabase(url);
  closers.push(() => db.close());
  return db;
}

let env: Env | null = null;
// At any moment, also in the middle of the start: streams, worker, pool and database stop in order.
const grace = closeWithGrace({ delay: 30_000, skip: ['SIGINT', 'SIGTERM', 'SIGHUP'] }, async ({ err }) => {
  if (err) console.error(err);
  await closeAll();
});
onStopSignal(grace.close);
try {
  env = parseEnv(process.env);
  await start(env);
} catch (error) {
  console.error(startFaultText(error, env) ?? error);
  await closeAll().catch((fault: unknown) => console.error(fault));
  process.exit(1);
}
