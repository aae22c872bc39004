import { once } from 'node:events';
import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ms, percentile, request, table } from './board-client';
import { type BenchCompany, startRig } from './board-rig';

// Holds 5,000 streams open while 200 people work, and prints memory, loop delay and how late events are, minute
// by minute: npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/hold.ts --minutes 30
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const companies = 10;
const peopleOfCompany = 20;
const streamsOfCompany = 500;
/** One of so many streams looks into what it gets. */
const watched = 50;
/** A person changes something this often, in milliseconds. */
const pause = 5_000;

let late: number[] = [];
let received = 0;
let refused = 0;

async function openStreams(port: number, { cookies }: BenchCompany, agent: http.Agent): Promise<void> {
  for (let n = 0; n < streamsOfCompany; n++) {
    const cookie = cookies[n % peopleOfCompany] ?? '';
    const call = http.get({ host: '127.0.0.1', port, path: '/api/v1/events', agent, headers: { cookie } });
    call.on('error', () => refused++);
    const [response] = (await once(call, 'response')) as [http.IncomingMessage];
    response.on('error', () => refused++);
    // A later event of the same task (a move) brings the title once more, long after it was sent.
    const seen = new Set<string>();
    response.on('data', (bytes: Buffer) => {
      received += 1;
      if (n % watched !== 0) return;
      for (const [, sent = ''] of bytes.toString().matchAll(/"title":"sent at ([\d.]+)"/g)) {
        if (!seen.has(sent)) late.push(performance.now() - Number(sent));
        seen.add(sent);
      }
    });
  }
}

/** Edits, moves, looks at stories and loads the board, as people do it. */
async function work(port: number, company: BenchCompany, person: number, until: number): Promise<void> {
  const cookie = company.cookies[person] ?? '';
  const { taskIds } = company;
  for (let round = 0; performance.now() < until; round++) {
    await sleep(pause * (0.5 + Math.random()));
    const id = taskIds[Math.floor(Math.random() * taskIds.length)] ?? '';
    const url = `/api/v1/tasks/${id}`;
    const beforeId = taskIds[Math.floor(Math.random() * taskIds.length)];
    const answer = await [
      () => request(port, 'PATCH', url, { cookie, body: { title: `sent at ${performance.now()}` } }),
      () =>
        request(port, 'PATCH', url, {
          cookie,
          body: { move: { status: 'todo', beforeId: beforeId === id ? null : beforeId } },
        }),
      () => request(port, 'GET', `${url}/history`, { cookie }),
      () => request(port, 'GET', '/api/v1/tasks', { cookie, headers: { 'accept-encoding': 'br' } }),
    ][round % 4]?.();
    if (!answer || answer.status >= 400) refused += 1;
  }
}

const rig = await startRig();
try {
  const api = await rig.serve('api');
  const agent = new http.Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const all: BenchCompany[] = [];
  for (let n = 0; n < companies; n++) all.push(await rig.addCompany(peopleOfCompany, 1_000));
  for (const company of all) await openStreams(api, company, agent);
  console.log(`${companies * streamsOfCompany} streams are open.`);
  await rig.report();

  const until = performance.now() + Number(values.minutes) * 60_000;
  const people = all.flatMap((company) =>
    Array.from({ length: peopleOfCompany }, (_, person) => work(api, company, person, until)),
  );
  const rows: (string | number)[][] = [];
  for (let minute = 1; minute <= Number(values.minutes); minute++) {
    await sleep(60_000);
    const { rss, heap, p50, p99, max } = await rig.report();
    const events = [percentile(late, 0.5), percentile(late, 0.95), percentile(late, 1)].map(ms);
    rows.push([
      minute,
      rss.toFixed(0),
      heap.toFixed(0),
      ms(p50),
      ms(p99),
      ms(max),
      ...events,
      received,
      refused,
    ]);
    console.log(rows.at(-1)?.join('  '));
    late = [];
    received = 0;
  }
  await Promise.all(people);
  const loop = ['loop p50 ms', 'p99', 'max'];
  const events = ['event p50 ms', 'p95', 'max'];
  table(['minute', 'memory MB', 'heap MB', ...loop, ...events, 'messages', 'refused'], rows);
  agent.destroy();
} finally {
  await rig.stop();
}
