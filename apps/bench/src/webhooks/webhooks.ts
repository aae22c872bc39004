import { randomUUID as newId, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { openDatabase } from '../../../api/src/db/database';
import { appendEventsSql } from '../../../api/src/db/events/event-log';
import { keepDelivering } from '../../../api/src/modules/webhooks/deliver/keep-delivering';
import { lineOpener } from '../../../api/src/modules/webhooks/sender';
import { table } from '../board-client';
import { startRig } from '../board-rig';

/**
 * A thousand messages to fifty webhooks of one company, one of whose servers never answers: the time from the first event
 * until the others have all of theirs, in order. Sender and receivers share this process.
 * `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/webhooks/webhooks.ts`.
 */
const webhooks = 50;
const events = 21;
const rounds = 3;

const rig = await startRig();
const db = openDatabase(rig.url, { size: 10 });

class Receiver {
  readonly numbers: number[] = [];
  isHanging = false;
  private readonly server: Server;

  constructor(onMessage: () => void) {
    this.server = createServer(async (request, response) => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      if (this.isHanging) return;
      this.numbers.push(JSON.parse(Buffer.concat(pieces).toString()).number);
      response.end();
      onMessage();
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

async function round(): Promise<{ seconds: number; messages: number; first: number }> {
  const { id } = await rig.addCompany(1, 0);
  let count = 0;
  let first = 0;
  let start = 0;
  let done = () => {};
  const all = new Promise<void>((resolve) => {
    done = resolve;
  });
  const receivers = Array.from(
    { length: webhooks },
    () =>
      new Receiver(() => {
        count += 1;
        first ||= performance.now() - start;
        if (count === (webhooks - 1) * events) done();
      }),
  );
  const [hanging] = receivers;
  if (hanging) hanging.isHanging = true;
  for (const receiver of receivers) {
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const url = await receiver.start();
    await rig.pool.query(
      `insert into webhook ("organizationId", id, name, url, events, secret, "sentSeq")
       select id, $2, 'Bench', $3, '{tasks.create}', $4, "eventSeq" from organization where id = $1`,
      [id, newId(), url, secret],
    );
  }
  const openLine = lineOpener(['127.0.0.1']);
  const deliveries = keepDelivering(
    { db, openLine },
    { warn: (details, text) => console.warn(text, details) },
  );
  start = performance.now();
  for (let n = 0; n < events; n++) {
    const task = {
      id: newId(),
      title: `Task ${n}`,
      description: 'Some words about it. '.repeat(20),
      origin: null,
    };
    const told = [{ resource: 'tasks', action: 'create', data: task }];
    await rig.pool.query(appendEventsSql, [id, JSON.stringify(told)]);
  }
  await all;
  const seconds = (performance.now() - start) / 1_000;
  await deliveries.stop();
  for (const { numbers, isHanging } of receivers) {
    const isWhole =
      numbers.length === events && numbers.every((number, at) => number === (numbers[0] ?? 0) + at);
    if (!isHanging && !isWhole) throw new Error(`out of order: ${numbers}`);
  }
  for (const receiver of receivers) receiver.stop();
  await rig.pool.query('delete from webhook');
  return { seconds, messages: count, first };
}

try {
  const rows: (string | number)[][] = [];
  for (let n = 1; n <= rounds; n++) {
    const load = loadavg()[0]?.toFixed(1) ?? '';
    const { seconds, messages, first } = await round();
    rows.push([n, load, messages, first.toFixed(0), seconds.toFixed(2), Math.round(messages / seconds)]);
  }
  console.log(table(['round', 'load', 'messages', 'first, ms', 'all, s', 'a second'], rows));
} finally {
  await db.close();
  await rig.stop();
}
