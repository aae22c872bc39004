import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { memberPermissions } from '@tavla/shared/permissions';
import { startEmbeddedPostgres } from '../../../api/src/adapters/database/embedded-postgres';
import { openDatabase } from '../../../api/src/db/database';
import { change } from '../../../api/src/db/events/change';
import { migrate } from '../../../api/src/db/migrate';
import { hashToken } from '../../../api/src/http/access/session-cache';
import { newToken } from '../../../api/src/http/access/tokens/token-format';
import { migrateQueue } from '../../../api/src/jobs/migrate-queue';
import { createOrganization } from '../../../api/src/modules/organizations/create-organization';

// What a request costs with an API token and with the cookie of a session, in turn, so that whatever else the machine
// does meets both alike. Each caller is a person of their own, since a person may only ask so often. Prints a table.

const people = 60;
const perTurn = 300;
const turns = 20;
const clients = 8;
const kinds = ['cookie', 'token'] as const;
type Kind = (typeof kinds)[number];

const dataDir = await mkdtemp(join(tmpdir(), 'tavla-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
await migrate(postgres.url);
await migrateQueue(postgres.url);
const callers = await addCallers();
const server = fork(fileURLToPath(new URL('sign-in-server.ts', import.meta.url)), {
  env: { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: dataDir },
});
const address = await new Promise<string>((resolve, reject) => {
  server.on('message', (message: { address?: string }) => message.address && resolve(message.address));
  server.on('exit', () => reject(new Error('the server did not start')));
});
const agent = new Agent({ keepAlive: true, maxSockets: clients });

console.log('| address | with | a second, median of the turns | p50 | p99 |');
console.log('| --- | --- | --- | --- | --- |');
for (const path of ['/auth/me', '/api/v1/tasks?limit=50']) {
  const times: Record<Kind, number[]> = { cookie: [], token: [] };
  const rates: Record<Kind, number[]> = { cookie: [], token: [] };
  for (let turn = -2; turn < turns; turn++)
    for (const kind of turn % 2 ? kinds : kinds.toReversed()) {
      const { took, seconds } = await run(path, kind);
      if (turn < 0) continue;
      times[kind].push(...took);
      rates[kind].push(perTurn / seconds);
    }
  for (const kind of kinds)
    console.log(
      `| ${path} | ${kind} | ${quantile(rates[kind], 0.5).toFixed(0)} | ${quantile(times[kind], 0.5).toFixed(2)} ms | ${quantile(times[kind], 0.99).toFixed(2)} ms |`,
    );
  const more = quantile(times.token, 0.5) / quantile(times.cookie, 0.5) - 1;
  console.log(`${path}: a token takes ${(100 * more).toFixed(1)} % more at the median`);
}

agent.destroy();
server.removeAllListeners('exit');
server.kill();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });

/** People with a session and a token each. */
async function addCallers(): Promise<Record<Kind, Record<string, string>>[]> {
  const db = openDatabase(postgres.url, { size: 2 });
  const organizationId = crypto.randomUUID();
  const made = Array.from({ length: people }, (_, index) => ({
    userId: crypto.randomUUID(),
    email: `person${index}@bench.test`,
    access: crypto.randomUUID(),
    secret: newToken(),
  }));
  const later = new Date(Date.now() + 3_600_000);
  await change(db.forCompany(organizationId), async (tx) => {
    const { prisma } = tx;
    const roles = await createOrganization(tx, { name: 'Bench', domain: 'bench.test' });
    const named = { firstName: 'Some', lastName: 'Person', roleId: roles.user };
    await prisma.user.createMany({
      data: made.map(({ userId: id, email }) => ({ organizationId, id, email, sortKey: email, ...named })),
    });
    await prisma.session.createMany({
      data: made.map(({ userId, access }) => ({
        ...{ organizationId, id: crypto.randomUUID(), userId, accessHash: hashToken(access) },
        ...{ accessExpiresAt: later, expiresAt: later },
      })),
    });
    const permissions = memberPermissions.map(({ action, resource }) => `${action} ${resource}`);
    await prisma.apiToken.createMany({
      data: made.map(({ userId, secret }) => ({
        ...{ organizationId, id: crypto.randomUUID(), userId, name: 'Bench' },
        ...{ hash: hashToken(secret), permissions },
      })),
    });
    await prisma.task.createMany({
      data: Array.from({ length: 50 }, (_, index) => ({
        ...{ organizationId, id: crypto.randomUUID(), title: `Task ${index}` },
        ...{ column: 'todo', status: 'todo', position: `a${index + 100}V` },
      })),
    });
  });
  await db.close();
  return made.map(({ access, secret }) => ({
    cookie: { cookie: `tavla_access=${access}` },
    token: { authorization: `Bearer ${secret}` },
  }));
}

async function run(path: string, kind: Kind): Promise<{ took: number[]; seconds: number }> {
  const took: number[] = [];
  let sent = 0;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (sent < perTurn) {
        const headers = callers[sent++ % people]?.[kind] ?? {};
        const start = performance.now();
        await call(path, headers);
        took.push(performance.now() - start);
      }
    }),
  );
  return { took, seconds: (performance.now() - begin) / 1000 };
}

function call(path: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const sending = request(address + path, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}`)),
      );
    });
    sending.on('error', reject);
    sending.end();
  });
}

function quantile(values: number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}
