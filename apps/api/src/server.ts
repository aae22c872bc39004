import { existsSync } from 'node:fs';
import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { createBlobs, createLanguage, createSpeech } from '@/adapters/create-engines';
import { startEmbeddedPostgres } from '@/adapters/database/embedded-postgres';
import { renewServingAccount } from '@/adapters/database/serving-account';
import { createMailer } from '@/adapters/mail/create-mailer';
import { refuseHalfRestored } from '@/backup/staging';
import { startCleanup } from '@/cleanup/start-cleanup';
import { jobLimits, openDatabase } from '@/db/database';
import { findDemo, seedDemoWhereRoom } from '@/demo/seed-demo';
import { drain } from '@/http/drain';
import { registerWeb } from '@/http/web';
import { jobConnections, startWorkers } from '@/jobs/workers';
import { keepMailing } from '@/modules/mails/outbox-job';
import { keepRetention } from '@/modules/meetings/retention/retention-job';
import { keepDelivering } from '@/modules/webhooks/deliver/keep-delivering';
import { lineOpener } from '@/modules/webhooks/sender';
import { buildApp } from './app';
import { createTextWork } from './create-text-work';
import type { Deps } from './deps';
import { jobHandlers, laneOf } from './job-handlers';
import { warmUp } from './modules/chat/warm-up';
import { keepDomainsChecked } from './modules/single-sign-on/domain/recheck-domains';
import { awaitPort } from './process/await-port';
import { loggingFor } from './process/logging';
import { prepareDataDir } from './process/prepare-data-dir';
import { prepareDatabase } from './process/prepare-database';
import { startFaultText } from './process/start-fault';
import { Shutdown } from './process/stop/shutdown';
import { onStopSignal } from './process/stop/stop-signals';
import { onUncaught } from './process/stop/uncaught';
import { projectDir } from './project-dir';
import { resolveAuthSecret } from './settings/auth-secret';
import { type Env, parseEnv } from './settings/env';
import { unencrypted } from './settings/unencrypted';
import { printWelcome } from './welcome';

const say = (line: string) => console.log(line);
const shutdown = new Shutdown(say);
/** Milliseconds for all steps of the shutdown together. */
const longestEnd = 60_000;

async function start(env: Env): Promise<void> {
  prepareDataDir(env.dataDir);
  refuseHalfRestored(env.dataDir);
  const db = await openMigratedDatabase(env);
  const mail = createMailer(env, say);
  shutdown.add('mail', 3_000, () => mail.close());
  const speech = createSpeech(env);
  shutdown.add('speech recognition', 3_000, () => speech.close());
  const text = createTextWork();
  shutdown.add('work on texts', 3_000, () => text.close());
  const deps: Deps = {
    env,
    db,
    mail,
    authSecret: resolveAuthSecret(env),
    blobs: await createBlobs(env),
    speech,
    language: createLanguage(env, text, say),
    text,
  };
  const isOurDatabase = env.databaseUrl === null;
  if (isOurDatabase && env.demo) await seedDemoWhereRoom(deps, say);
  const app = await buildApp(deps, loggingFor(env, process.stdout.isTTY));
  for (const line of unencrypted(env)) app.log.warn(line);
  const webDir = path.join(projectDir, 'apps/web/dist');
  if (existsSync(path.join(webDir, 'index.html'))) await registerWeb(app, webDir);

  if (env.worker !== 'off') {
    // Its statements may take longer, and many of them leave the connections of requests alone.
    const jobsDb = openDatabase(db.url, { size: jobConnections, limits: jobLimits });
    shutdown.add("the worker's connections", 3_000, () => jobsDb.close());
    const handlers = await jobHandlers({ ...deps, db: jobsDb });
    const worker = startWorkers([db.url, jobsDb.pool, handlers, app.log], laneOf);
    app.worker = worker;
    shutdown.add('the worker', 10_000, () => worker.stop());
    const mailing = keepMailing(jobsDb.pool, app.log);
    shutdown.add('mails', 1_000, async () => mailing.stop());
    const retaining = keepRetention(jobsDb.pool, app.log);
    shutdown.add('retention', 1_000, async () => retaining.stop());
    const checking = keepDomainsChecked(jobsDb, env.dnsServers, app.log);
    shutdown.add('domains', 1_000, async () => checking.stop());
    const delivering = keepDelivering({ db: jobsDb, openLine: lineOpener(env.webhookNetworks) }, app.log);
    shutdown.add('webhooks', 3_000, () => delivering.stop());
  }
  const cleanup = startCleanup(deps, app.log);
  shutdown.add('cleanup', 3_000, () => cleanup.stop());
  // Streams and requests end first, then what works behind them.
  shutdown.add('streams and connections', 8_000, () => app.close());
  // A proxy has hung up on idle connections by then: docs/nginx.conf says after how long.
  const idle = env.trustProxy === false ? 0 : 6_000;
  shutdown.add('requests', 22_000, () => drain(app, { idle, all: 20_000 }));
  await app.ready();
  if (env.worker === 'only') {
    app.log.info('working the queue; no requests are served');
    return;
  }
  if (env.smtpUrl)
    void mail.check().then(({ isReady, detail }) => isReady || app.log.warn(`no mail: ${detail}`));
  await warmUp(db).catch((error) => app.log.warn({ err: error }, 'not warm'));
  await awaitPort(env);
  await app.listen({ port: env.port, host: env.host });
  printWelcome({
    publicUrl: env.publicUrl,
    demo: isOurDatabase && env.demo ? await findDemo(db) : null,
    outboxDir: env.smtpUrl ? null : path.join(env.dataDir, 'outbox'),
  });
}

async function openMigratedDatabase(env: Env) {
  let { databaseUrl, migrateDatabaseUrl } = env;
  if (!databaseUrl) {
    say('Starting the database…');
    const { signal } = shutdown;
    const starting = startEmbeddedPostgres({ dataDir: env.dataDir, log: say, signal });
    // Before it has started, so that Ctrl-C in the middle leaves no server behind.
    shutdown.add('the database', 30_000, async () => (await starting.catch(() => null))?.stop());
    const server = await starting;
    signal.addEventListener('abort', () => void server.announceEnd());
    migrateDatabaseUrl = server.url;
    databaseUrl = await renewServingAccount(server.url);
  }
  if (env.databaseUrl) say(`Opening the database at ${new URL(databaseUrl).host || 'a local socket'}…`);
  await prepareDatabase({ databaseUrl, migrateDatabaseUrl }, say);
  const db = openDatabase(databaseUrl);
  shutdown.add('connections to the database', 3_000, () => db.close());
  return db;
}

let env: Env | null = null;
let fault: unknown;
// At any moment, also in the middle of the start: streams, worker, pool and database stop in order.
const skip = ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException', 'unhandledRejection'] as const;
const grace = closeWithGrace({ delay: longestEnd, skip: [...skip] }, async () => {
  await shutdown.run();
  if (fault) throw fault;
});
onStopSignal(grace.close);
onUncaught(say, (error) => {
  fault ??= error;
  void grace.close();
});
try {
  env = parseEnv(process.env);
  await start(env);
} catch (error) {
  // Somebody has stopped the start: the end is under way.
  if (!shutdown.signal.aborted) {
    console.error(startFaultText(error, env) ?? error);
    await shutdown.run();
    process.exit(1);
  }
}
