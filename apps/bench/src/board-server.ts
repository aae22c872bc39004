import { existsSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import pg from 'pg';
import { createBlobs, createLanguage, createSpeech } from '../../api/src/adapters/create-engines';
import { createMailer } from '../../api/src/adapters/mail/create-mailer';
import { buildApp } from '../../api/src/app';
import { createTextWork } from '../../api/src/create-text-work';
import { jobLimits, openDatabase } from '../../api/src/db/database';
import { registerWeb } from '../../api/src/http/web';
import { jobHandlers, laneOf } from '../../api/src/job-handlers';
import { startWorkers } from '../../api/src/jobs/workers';
import { resolveAuthSecret } from '../../api/src/settings/auth-secret';
import { parseEnv } from '../../api/src/settings/env';

/** The process that is measured: the product, also with its queue at work, or the least that could do the same. */
const kind = process.argv[2];
const port = kind === 'bare' ? await serveBare() : await serveApi(kind === 'working');
process.send?.(port);

/** Whoever started us may ask how we are; each answer is about the time since the last one. */
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('message', () => {
  const { rss, heapUsed } = process.memoryUsage();
  const [p50, p99, max] = [delay.percentile(50), delay.percentile(99), delay.max].map((ns) => ns / 1e6);
  process.send?.({ rss: rss / 2 ** 20, heap: heapUsed / 2 ** 20, p50, p99, max });
  delay.reset();
});

async function serveApi(isWorking: boolean): Promise<number> {
  const env = parseEnv(process.env);
  const db = openDatabase(process.env.DATABASE_URL ?? '');
  const text = createTextWork();
  const deps = {
    env,
    db,
    mail: createMailer(env, () => {}),
    authSecret: resolveAuthSecret(env),
    blobs: await createBlobs(env),
    speech: createSpeech(env),
    language: createLanguage(env, text),
    text,
  };
  const app = await buildApp(deps);
  if (isWorking) {
    const jobsDb = openDatabase(db.url, { size: 10, limits: jobLimits });
    const handlers = await jobHandlers({ ...deps, db: jobsDb });
    startWorkers([db.url, jobsDb.pool, handlers, app.log], laneOf);
  }
  // Only the measurements in a browser need the built application.
  const web = fileURLToPath(new URL('../../web/dist', import.meta.url));
  if (existsSync(web)) await registerWeb(app, web);
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

/** Fastify with one statement by primary key, and on the next port bare sockets that all get one message. */
async function serveBare(): Promise<number> {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
  const app = Fastify();
  app.get<{ Params: { org: string; id: string } }>('/:org/:id', async ({ params }) => {
    const { rows } = await pool.query({
      name: 'read',
      text: 'select * from task where "organizationId" = $1 and id = $2',
      values: [params.org, params.id],
    });
    return rows[0];
  });
  app.post<{ Params: { org: string; id: string } }>('/:org/:id', async ({ params }) => {
    const { rows } = await pool.query({
      name: 'write',
      text: 'update task set version = version + 1 where "organizationId" = $1 and id = $2 returning version',
      values: [params.org, params.id],
    });
    return rows[0];
  });
  const sockets = new Set<Socket>();
  createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    // Whatever a client says goes to everybody.
    socket.on('data', (message) => {
      for (const other of sockets) other.write(message);
    });
    socket.write('hello\n');
  }).listen(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port) + 1, '127.0.0.1');
  return (app.server.address() as { port: number }).port;
}
