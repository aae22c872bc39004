import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forkTestProcess } from '@/test/processes/test-process';
import { startTestApp, type TestApp } from '@/test/test-app';
import { Receiver } from '../receiver.test-kit';

const networks = '127.0.0.1';
const receivers = [new Receiver(), new Receiver()];
let app: TestApp;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_NETWORKS: networks });
  for (const receiver of receivers) await receiver.start();
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  for (const receiver of receivers) receiver.stop();
  await app?.close();
});

function startWorker(): void {
  worker = forkTestProcess('worker', [app.db.url, app.app.deps.env.dataDir], { WEBHOOK_NETWORKS: networks });
}

/** The worker dies, and its claims run out. */
async function killWorker(): Promise<void> {
  const gone = new Promise((resolve) => worker?.once('exit', resolve));
  worker?.kill('SIGKILL');
  await gone;
  await app.db.pool.query('update webhook set "claimedUntil" = now() where claim is not null');
}

/** The database throws out everybody but this test. */
async function throwOut(): Promise<void> {
  await app.asOwner(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await expect
    .poll(() =>
      app.db.pool.query('select 1').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await app.db.pool.query('update webhook set "claimedUntil" = now() where claim is not null');
}

it('each event arrives, and in its order, whatever dies in between', { timeout: 240_000 }, async () => {
  const company = await app.addCompany();
  const admin = app.as(company.admin);
  for (const { url } of receivers)
    await admin.post('/api/v1/webhooks', { name: 'Hook', url, events: ['tasks.create'] });
  const count = 60;
  for (let n = 0; n < count; n++) await admin.post('/api/v1/tasks', { title: `Task ${n}` });
  const [receiver] = receivers as [Receiver, Receiver];
  const arrived = () => new Set(receiver.numbers).size;
  // Whoever is interrupted has had messages and has more.
  const atLeast = (part: number) =>
    expect.poll(arrived, { timeout: 60_000, interval: 1 }).toBeGreaterThanOrEqual(count * part);

  startWorker();
  await atLeast(0.1);
  await killWorker();
  startWorker();
  await atLeast(0.3);
  await throwOut();
  await atLeast(0.6);
  await killWorker();
  startWorker();

  for (const one of receivers) {
    await expect.poll(() => new Set(one.numbers).size, { timeout: 60_000 }).toBe(count);
    const first = one.numbers.filter((number, at) => one.numbers.indexOf(number) === at);
    expect(first).toEqual(first.toSorted((a, b) => a - b));
  }
});
