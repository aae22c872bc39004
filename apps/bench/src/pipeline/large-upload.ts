import { createReadStream, openAsBlob } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { audioMax } from '@tavla/shared/limits';
import { table } from '../board-client';
import { startRig } from '../board-rig';
import { startLoopServer } from '../loop-server';
import { Sending } from '../recordings/sending';
import { writeLargeFile } from './large-file';
import { watchMemory } from './process-memory';

/**
 * Memory of the built server and its processes while it takes the largest recording there may be, and unpacks it:
 * `node scripts/build.mjs && npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/pipeline/large-upload.ts`.
 * First as the web app sends it, in pieces of 8 MB, then in one request. Recognising is followed for so many
 * `--seconds`, and does not grow with the recording.
 */
const { values } = parseArgs({
  options: {
    bytes: { type: 'string', default: String(audioMax) },
    seconds: { type: 'string', default: '60' },
  },
});
const bytes = Number(values.bytes);
const piece = 8 * 2 ** 20;
const rig = await startRig();
const server = await startLoopServer(rig);
const kinds = ['server', 'decode', 'voice-activity', 'recogniser', 'text', 'without the server', 'together'];
const rows: (string | number)[][] = [];

/** Does something and notes what memory it takes. */
async function noted<T>(what: string, work: () => Promise<T>): Promise<T> {
  const load = loadavg()[0]?.toFixed(1) ?? '';
  await server.loopDelay();
  const stop = watchMemory(server.pid);
  const begun = performance.now();
  const result = await work();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const peaks = stop();
  const { max } = await server.loopDelay();
  console.log(what, seconds, peaks);
  rows.push([what, load, seconds, max.toFixed(0), ...kinds.map((kind) => peaks[kind]?.toFixed(0) ?? '')]);
  return result;
}

/** Waits until a recording is in none of these steps; which one it is in, its progress tells. */
async function leaves(id: string, below: number): Promise<void> {
  for (;;) {
    const { rows } = await rig.pool.query('select status, progress from audio where id = $1', [id]);
    if (rows[0].status === 'failed') throw new Error('a meeting failed');
    if (rows[0].progress >= below) return;
    await sleep(50);
  }
}

try {
  const file = join(rig.dataDir, 'large.wav');
  const sha256 = await writeLargeFile(file, bytes);
  const { cookies } = await rig.addCompany(1, 10);
  const cookie = cookies[0] ?? '';
  await noted('nothing', () => sleep(5_000));
  const sending = await Sending.announce(server.base, cookie, bytes, sha256);
  await noted('in pieces', async () => {
    for (let at = 0; at < bytes; at += piece) {
      const end = Math.min(at + piece, bytes);
      await sending.send(at, end - at, createReadStream(file, { start: at, end: end - 1 }));
    }
  });
  // The answer to the last piece may be lost to whoever is still sending; asked, the server says what it has.
  const progress = await sending.ask();
  const same = Buffer.from(progress?.sha256 ?? '', 'base64').toString('hex') === sha256;
  if (!progress?.audioId || !same) throw new Error('it did not arrive as it is');
  const id = progress.audioId;
  await noted('unpacked', () => leaves(id, 0.05));
  await noted('speech found', () => leaves(id, 0.1));
  await noted('recognised', () => sleep(Number(values.seconds) * 1_000));
  const headers = { cookie };
  const cancelled = await fetch(`${server.base}/api/v1/audios/${id}/cancel`, { method: 'POST', headers });
  if (cancelled.status !== 200) throw new Error(`${cancelled.status} ${await cancelled.text()}`);
  await noted('in one request', async () => {
    const body = new FormData();
    body.append('file', await openAsBlob(file), 'large.wav');
    const answer = await fetch(`${server.base}/api/v1/audios`, { method: 'POST', headers, body });
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  });
  table(['what', 'load', 'seconds', 'loop max, ms', ...kinds], rows);
} finally {
  await server.stop();
  await rig.stop();
}
