import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../../../api/src/adapters/database/embedded-postgres';
import { openDatabase } from '../../../api/src/db/database';
import { change } from '../../../api/src/db/events/change';
import { migrate } from '../../../api/src/db/migrate';
import { migrateQueue } from '../../../api/src/jobs/migrate-queue';
import { createOrganization } from '../../../api/src/modules/organizations/create-organization';

// How long a person waits while signing in, the mail left out: asking for the code, sending it, and the first
// look at who one is. Prints a table.

const rounds = 300;
const warmUp = 30;

const dataDir = await mkdtemp(join(tmpdir(), 'tavla-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
await migrate(postgres.url);
await migrateQueue(postgres.url);
const emails = await addPeople(2 * (rounds + warmUp));

const codes = new Map<string, string>();
const server = fork(fileURLToPath(new URL('sign-in-server.ts', import.meta.url)), {
  env: { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: dataDir },
});
const address = await new Promise<string>((resolve, reject) => {
  server.on('message', (message: { address?: string; to?: string; code?: string }) => {
    if (message.address) resolve(message.address);
    if (message.to && message.code) codes.set(message.to, message.code);
  });
  server.on('exit', () => reject(new Error('the server did not start')));
});

console.log('| clients | what | p50 | p99 | a second |');
console.log('| --- | --- | --- | --- | --- |');
for (const clients of [1, 16]) {
  await run(clients, emails.splice(0, warmUp));
  const { steps, seconds } = await run(clients, emails.splice(0, rounds));
  for (const [what, times] of Object.entries(steps)) {
    const rate = what === 'all three' ? (rounds / seconds).toFixed(0) : '';
    console.log(
      `| ${clients} | ${what} | ${quantile(times, 0.5)} ms | ${quantile(times, 0.99)} ms | ${rate} |`,
    );
  }
}

server.removeAllListeners('exit');
server.kill();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });

async function addPeople(count: number): Promise<string[]> {
  const db = openDatabase(postgres.url, { size: 2 });
  const id = crypto.randomUUID();
  const people = Array.from({ length: count }, (_, index) => `person${index}@bench.test`);
  await change(db.forCompany(id), async (tx) => {
    const roles = await createOrganization(tx, { name: 'Bench', domain: 'bench.test' });
    await tx.prisma.user.createMany({
      data: people.map((email) => ({
        organizationId: id,
        id: crypto.randomUUID(),
        email,
        firstName: 'Some',
        lastName: 'Person',
        sortKey: email,
        roleId: roles.user,
      })),
    });
  });
  await db.close();
  return people;
}

async function run(clients: number, people: string[]) {
  const steps: Record<string, number[]> = {
    'code asked for': [],
    'code verified': [],
    me: [],
    'all three': [],
  };
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let email = people.pop(); email; email = people.pop()) await signIn(email, steps);
    }),
  );
  return { steps, seconds: (performance.now() - begin) / 1000 };
}

async function signIn(email: string, steps: Record<string, number[]>): Promise<void> {
  const at = [performance.now()];
  // Each comes from an address of its own, since one address may only ask for so many codes.
  const from = `10.0.${Number(/\d+/.exec(email)?.[0]) >> 8}.${Number(/\d+/.exec(email)?.[0]) & 255}`;
  const sent = await call('/auth/login', { email }, from);
  at.push(performance.now());
  let code = codes.get(email);
  for (; !code; code = codes.get(email)) await new Promise((resolve) => setImmediate(resolve));
  const waited = performance.now() - (at[1] ?? 0);
  const verified = await call('/auth/verify-otp', { email, code }, from, firstCookie(sent));
  at.push(performance.now() - waited);
  await call('/auth/me', undefined, from, firstCookie(verified));
  at.push(performance.now() - waited);
  const [start = 0, asked = 0, entered = 0, end = 0] = at;
  steps['code asked for']?.push(asked - start);
  steps['code verified']?.push(entered - asked);
  steps.me?.push(end - entered);
  steps['all three']?.push(end - start);
}

/** The one that matters: what names the request, or the access token. */
function firstCookie(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function call(path: string, body: object | undefined, from: string, cookie = ''): Promise<Response> {
  const headers = { 'x-forwarded-for': from, cookie, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(address + path, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  return answer;
}

function quantile(times: number[], q: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0).toFixed(1);
}
