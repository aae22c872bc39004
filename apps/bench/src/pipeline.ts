import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { decodeAudio } from '../../api/src/adapters/speech/decode-audio';
import { msToBytes, toWav } from '../../api/src/adapters/speech/pcm';
import { meetingFixture } from '../../api/src/test/meeting-fixtures';
import { table } from './board-client';
import { type BenchCompany, startRig } from './board-rig';
import { startLoopServer } from './loop-server';
import { type Peaks, watchMemory } from './pipeline/process-memory';

/**
 * From the upload to the proposals, over the built server:
 * `node scripts/build.mjs && npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/pipeline.ts --minutes 10,60`.
 * With `--beside 180` a note of two minutes is sent, by its own company and by another, while a recording of so many
 * minutes is in work; with `--to-the-end` the long one is then followed until it is done.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2,10' },
    beside: { type: 'string' },
    'to-the-end': { type: 'boolean' },
  },
});
const rig = await startRig();
const server = await startLoopServer(rig);

/** One English meeting again and again. */
async function recording(minutes: number): Promise<Blob> {
  const decoded = join(rig.dataDir, 'bench.pcm');
  await decodeAudio(meetingFixture('en-04-incident-review').path, decoded);
  const once = await readFile(decoded);
  const size = msToBytes(minutes * 60_000);
  const whole = Buffer.alloc(size);
  for (let at = 0; at < size; at += once.length) once.copy(whole, at);
  return new Blob([new Uint8Array(toWav(whole))]);
}

async function send(company: BenchCompany, file: Blob): Promise<string> {
  const form = new FormData();
  form.append('language', 'en');
  form.append('file', file, 'meeting.wav');
  const answer = await fetch(`${server.base}/api/v1/audios`, {
    method: 'POST',
    headers: { cookie: company.cookies[0] ?? '' },
    body: form,
  });
  const { id, ...rest } = (await answer.json()) as { id?: string };
  if (!id) throw new Error(JSON.stringify(rest));
  return id;
}

interface State {
  status: string;
  progress: number;
}

async function stateOf(id: string): Promise<State> {
  const { rows } = await rig.pool.query('select status, progress from audio where id = $1', [id]);
  return rows[0];
}

/** In which step a recording is, as its row tells. */
function stepOf({ status, progress }: State): string {
  if (status !== 'transcribing') return status;
  return progress < 0.05 ? 'decoding' : progress < 0.1 ? 'detecting' : 'recognising';
}

/** Seconds in each step, from now until it is done. */
async function follow(id: string): Promise<Record<string, number>> {
  const spent: Record<string, number> = {};
  let last = performance.now();
  for (;;) {
    const state = await stateOf(id);
    if (state.status === 'failed') throw new Error('a meeting failed');
    const now = performance.now();
    const step = stepOf(state);
    if (step === 'done') return spent;
    spent[step] = (spent[step] ?? 0) + (now - last) / 1000;
    last = now;
    await sleep(50);
  }
}

/** Peaks in words. */
const told = (peaks: Peaks) =>
  Object.entries(peaks)
    .map(([kind, megabytes]) => `${kind} ${megabytes.toFixed(0)}`)
    .join(', ');

const steps = ['queued', 'decoding', 'detecting', 'recognising', 'analysing'];
const columns = ['recording', 'load', 'upload', ...steps, 'all, s', '× real time', 'memory, MB'];

async function measure(what: string, company: BenchCompany, minutes: number): Promise<(string | number)[]> {
  const file = await recording(minutes);
  const load = loadavg()[0]?.toFixed(1) ?? '';
  const stop = watchMemory(server.pid);
  const begun = performance.now();
  const id = await send(company, file);
  const upload = (performance.now() - begun) / 1000;
  const spent = await follow(id);
  const all = (performance.now() - begun) / 1000;
  const peaks = told(stop());
  const times = [upload, ...steps.map((step) => spent[step] ?? 0)].map((seconds) => seconds.toFixed(1));
  return [what, load, ...times, all.toFixed(1), ((minutes * 60) / all).toFixed(1), peaks];
}

const rows: (string | number)[][] = [];
try {
  const [company, other] = [await rig.addCompany(1, 10), await rig.addCompany(1, 10)];
  for (const minutes of values.beside ? [] : values.minutes.split(',').map(Number)) {
    rows.push(await measure(`${minutes} min`, company, minutes));
  }
  if (values.beside) {
    const begun = performance.now();
    const stop = watchMemory(server.pid);
    const long = await send(company, await recording(Number(values.beside)));
    await sleep(1_000);
    rows.push(await measure('2 min, while the long one is decoded', company, 2));
    while (stepOf(await stateOf(long)) !== 'recognising') await sleep(500);
    rows.push(await measure('2 min, while it is recognised', company, 2));
    rows.push(await measure('2 min, of another company', other, 2));
    console.log(`the long one was at ${((await stateOf(long)).progress * 100).toFixed(0)} % then`);
    if (values['to-the-end']) {
      await follow(long);
      const seconds = (performance.now() - begun) / 1000;
      const peaks = told(stop());
      console.log(`the long one took ${seconds.toFixed(0)} s with them, memory at most: ${peaks}`);
    }
  }
  table(columns, rows);
} finally {
  await server.stop();
  await rig.stop();
}
