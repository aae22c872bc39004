import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '@/adapters/database/postmaster';
import { lanes } from '@/jobs/workers';
import { ServerProcess } from '@/test/processes/server-process';
import { registerCompany } from '@/test/register-company';
import { createTestDatabase } from '@/test/test-database';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;
let env: Record<string, string>;
const processes: ServerProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'tavla-roles-'));
  env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
});
afterAll(async () => {
  for (const process of processes) await process.end('SIGTERM');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(extra: Record<string, string>, words: string): Promise<ServerProcess> {
  const process = new ServerProcess({ ...env, ...extra });
  processes.push(process);
  await process.says(words);
  return process;
}

/** A second of silence, 16 kHz, 16 bits, one channel (RIFF, WAVE). */
function silence(): Blob {
  const data = Buffer.alloc(32_000);
  const head = Buffer.from('RIFF....WAVEfmt ....................data....');
  head.writeUInt32LE(36 + data.length, 4);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(16_000, 24);
  head.writeUInt32LE(32_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.writeUInt32LE(data.length, 40);
  return new Blob([head, data]);
}

/** Connections that are told about new jobs: one for each lane of the queue, for as long as they live. */
async function queueWatchers(): Promise<number> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `select count(*)::int from pg_stat_activity where datname = current_database() and query ilike 'listen%jobs:insert%'`,
  );
  await client.end();
  return rows[0].count;
}

it('serves and works the queue in two processes, as WORKER says', { timeout: 180_000 }, async () => {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const server = await start({ WORKER: 'off', PORT: String(port) }, 'Ctrl-C stops everything');
  const cookie = await registerCompany(server, base, 'two-parts.test');
  const form = new FormData();
  form.append('language', 'en');
  form.append('file', silence(), 'silence.wav');
  const made = await fetch(`${base}/api/v1/audios`, { method: 'POST', headers: { cookie }, body: form });
  expect(made.status, await made.clone().text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const status = async () =>
    (
      (await (await fetch(`${base}/api/v1/audios/${id}`, { headers: { cookie } })).json()) as {
        status: string;
      }
    ).status;
  expect([await status(), await queueWatchers()]).toEqual(['queued', 0]);
  const question = new FormData();
  question.append('message', 'What is overdue?');
  const asked = fetch(`${base}/api/v1/chat/new-message`, {
    method: 'POST',
    headers: { cookie },
    body: question,
  });

  const silentPort = await freePort();
  await start({ WORKER: 'only', PORT: String(silentPort) }, 'no requests are served');
  await expect(fetch(`http://localhost:${silentPort}/healthz`)).rejects.toThrow();
  await expect.poll(queueWatchers).toBe(lanes.length);
  // The process that serves waited for the one that works.
  const answered = await asked;
  expect([answered.status, await answered.json()]).toEqual([200, { data: { answer: expect.any(String) } }]);
  await expect.poll(status, { timeout: 120_000, interval: 200 }).toBe('done');
});
