import { randomUUID as newId } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TaskImport, TaskImportPreview } from '@tavla/shared/contracts/data/imports';
import { table } from '../board-client';
import { type BenchCompany, startRig } from '../board-rig';
import { startLoopServer } from '../loop-server';
import { boardOfTrello } from './trello-board';

/**
 * Ten thousand tasks in, from CSV and from Trello, with the preview and the undo, and everything of a company with 1 GB
 * of files out: time, event loop and memory of the built server.
 * `node scripts/build.mjs && npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/in-out/in-out.ts`.
 */
const count = 10_000;
const rig = await startRig();
const server = await startLoopServer(rig);
const { base } = server;
const rows: (string | number)[][] = [];

async function measured<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  await server.loopDelay();
  const start = performance.now();
  const result = await work();
  const seconds = (performance.now() - start) / 1_000;
  const { p99, max, rss } = await server.loopDelay();
  const row = [name, seconds.toFixed(1), p99.toFixed(0), max.toFixed(0), Math.round(rss / 2 ** 20)];
  // It may be the last one.
  console.log(row.join(' · '));
  rows.push(row);
  return result;
}

async function json<Answer>(answer: Promise<Response>): Promise<Answer> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json() as Promise<Answer>;
}

async function importFile(name: string, content: string): Promise<void> {
  const { cookies } = await rig.addCompany(3, 0);
  const headers = { cookie: cookies[0] ?? '' };
  const url = `${base}/api/v1/imports`;
  const form = new FormData();
  form.append('file', new File([content], name));
  const size = (content.length / 2 ** 20).toFixed(1);
  const { id } = await measured(`${name}, ${size} MB: preview`, () =>
    json<TaskImportPreview>(fetch(url, { method: 'POST', headers, body: form })),
  );
  const post = (step: string) =>
    json<TaskImport>(
      fetch(`${url}/${id}/${step}`, {
        method: 'POST',
        headers: { ...headers, ...(step === 'start' && { 'content-type': 'application/json' }) },
        ...(step === 'start' && { body: '{}' }),
      }),
    );
  const until = async (step: string) => {
    await post(step);
    for (;;) {
      const state = await json<TaskImport>(fetch(`${url}/${id}`, { headers }));
      if (/^(done|failed|undone)$/.test(state.status)) return state;
      await sleep(50);
    }
  };
  const { createdCount, error } = await measured(`${name}: import`, () => until('start'));
  if (createdCount !== count) throw new Error(`${createdCount} were made: ${error}`);
  await measured(`${name}: undo`, () => until('undo'));
}

/** Ten files of 100 MB beside ten thousand tasks. */
async function exportAll(): Promise<void> {
  const company = await rig.addCompany(3, count);
  await allowExport(company);
  const key = `chat/${company.id}/large`;
  const file = path.join(rig.dataDir, 'blobs', key);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, Buffer.alloc(100 * 2 ** 20, 7));
  const messageId = newId();
  await rig.pool.query(
    `insert into chat_message ("organizationId", id, "taskId", author, "authorName", content)
     values ($1, $2, $3, 'user', 'Somebody', 'Files')`,
    [company.id, messageId, company.taskIds[0]],
  );
  await rig.pool.query(
    `insert into chat_attachment ("organizationId", id, "messageId", name, "mimeType", "sizeBytes", "blobKey")
     select $1, gen_random_uuid(), $2, 'large.txt', 'text/plain', $3, $4 from generate_series(1, 10)`,
    [company.id, messageId, 100 * 2 ** 20, key],
  );
  const bytes = await measured(`${count} tasks and 1 GB of files out`, async () => {
    const answer = await fetch(`${base}/api/v1/organization/export`, {
      headers: { cookie: company.cookies[0] ?? '' },
    });
    if (!answer.ok || !answer.body) throw new Error(await answer.text());
    let sum = 0;
    for await (const piece of answer.body) sum += (piece as Uint8Array).length;
    return sum;
  });
  if (bytes < 2 ** 30 - 100) console.error(`only ${bytes} bytes arrived`);
}

async function allowExport({ id }: BenchCompany): Promise<void> {
  await rig.pool.query(
    `insert into role_permission select "organizationId", id, 'update', 'admin' from role where "organizationId" = $1`,
    [id],
  );
  await rig.pool.query('update session set "confirmedAt" = now() where "organizationId" = $1', [id]);
}

try {
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  const lines = Array.from(
    { length: count },
    (_, n) => `Task ${n},Some words about it,${n % 2 ? 'Backlog' : 'Doing'},2027-03-31,Team: T${n % 20},${n}`,
  );
  await importFile('tasks.csv', `Title,Description,Status,Due,Tags,Id\n${lines.join('\n')}\n`);
  await importFile('trello.json', JSON.stringify(boardOfTrello(count)));
  await exportAll();
  console.log(table(['step', 's', 'loop p99 ms', 'loop max ms', 'server MB'], rows));
} finally {
  await server.stop();
  await rig.stop();
}
