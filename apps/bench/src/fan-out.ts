import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { performance } from 'node:perf_hooks';
import { ms, percentile, request, table } from './board-client';
import { type BenchCompany, startRig } from './board-rig';

/**
 * How long a change takes to the last of many open streams, beside bare sockets that all get one message:
 * `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/fan-out.ts`.
 */
const rounds = 15;
/** Below the limit of streams a person may have open. */
const streamsPerPerson = 50;

/** Resolves when every stream has had one more message. */
class Finish {
  private missing = 0;
  private done: () => void = () => {};

  next(streams: number): Promise<void> {
    this.missing = streams;
    return new Promise((resolve) => {
      this.done = resolve;
    });
  }

  one = (): void => {
    if (--this.missing === 0) this.done();
  };
}

async function ourStreams(port: number, company: BenchCompany, count: number): Promise<number[][]> {
  const finish = new Finish();
  const agent = new http.Agent({ maxSockets: Number.POSITIVE_INFINITY });
  for (let n = 0; n < count; n++) {
    const cookie = company.cookies[Math.floor(n / streamsPerPerson)] ?? '';
    const call = http.get({ host: '127.0.0.1', port, path: '/api/v1/events', agent, headers: { cookie } });
    call.on('error', () => {});
    const [response] = (await once(call, 'response')) as [http.IncomingMessage];
    response.on('error', () => {});
    response.on('data', (bytes: Buffer) => {
      if (bytes.includes('"resource":"tasks"')) finish.one();
    });
  }
  const sent: number[] = [];
  const confirmed: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const all = finish.next(count);
    const begun = performance.now();
    const answer = request(port, 'PATCH', `/api/v1/tasks/${company.taskIds[0]}`, {
      cookie: company.cookies[0] ?? '',
      body: { title: `Round ${round} of ${count}` },
    }).then(() => performance.now());
    await all;
    const end = performance.now();
    sent.push(end - begun);
    confirmed.push(Math.max(0, end - (await answer)));
  }
  agent.destroy();
  return [sent, confirmed];
}

async function bareSockets(port: number, count: number): Promise<number[]> {
  const finish = new Finish();
  const sockets: net.Socket[] = [];
  for (let n = 0; n < count; n++) {
    const socket = net.connect(port, '127.0.0.1');
    await once(socket, 'data');
    socket.on('data', finish.one);
    socket.on('error', () => {});
    sockets.push(socket);
  }
  const message = Buffer.alloc(700, 'x');
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const all = finish.next(count);
    const begun = performance.now();
    sockets[0]?.write(message);
    await all;
    took.push(performance.now() - begun);
  }
  for (const socket of sockets) socket.destroy();
  return took;
}

const rig = await startRig();
try {
  const api = await rig.serve('api');
  const bare = await rig.serve('bare');
  const company = await rig.addCompany(101, 100);
  const rows: (string | number)[][] = [];
  for (const count of [1, 200, 1_000, 5_000]) {
    const [sent = [], confirmed = []] = await ourStreams(api, company, count);
    const sockets = await bareSockets(bare + 1, count);
    const both = (took: number[]) => `${ms(percentile(took, 0.5))} / ${ms(percentile(took, 0.95))}`;
    rows.push([count, both(sent), both(confirmed), both(sockets)]);
  }
  table(['streams', 'from the request, p50 / p95 ms', 'from its answer, ms', 'bare sockets, ms'], rows);
} finally {
  await rig.stop();
}
