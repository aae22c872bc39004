import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeAudio } from '../../api/src/adapters/speech/decode-audio';
import { createLocalEngine } from '../../api/src/adapters/speech/local-engine';
import { bytesToMs, msToBytes, readPcm } from '../../api/src/adapters/speech/pcm';
import { planChunks } from '../../api/src/adapters/speech/plan-chunks';
import { detectSpeech } from '../../api/src/adapters/speech/voice-activity';
import { meetingFixture } from '../../api/src/test/meeting-fixtures';
import { hasSharedData, sharedData } from '../../api/src/test/shared-data';
import { countWordErrors } from './word-error-rate';

/**
 * Accuracy, speed and memory of local transcription: `node --import tsx apps/bench/src/transcription.ts`.
 * Prints tables; never fails for being slow. Measures the shared recordings where they are present, else the
 * two meetings of the tests.
 */
interface Recording {
  set: string;
  path: string;
  language: string;
  text: string;
}

const LONG_MS = 600_000;
const folder = await mkdtemp(join(tmpdir(), 'tavla-bench-'));
const pcmPath = join(folder, 'recording.pcm');
const engine = createLocalEngine({
  cacheDir: folder,
  modelsDir: join(folder, 'models'),
  isProduction: false,
  acceptMoonshineCommunityLicense: false,
});
try {
  const recordings = hasSharedData ? [...(await clips()), ...(await meetings())] : fixtures();
  await measureAccuracy(recordings);
  await measureSpeed(recordings.filter(({ set, language }) => set.startsWith('en-0') && language === 'en'));
} finally {
  await engine.close();
  await rm(folder, { recursive: true });
}

async function clips(): Promise<Recording[]> {
  const manifest: { file: string; text: string; language: string }[] = JSON.parse(
    await readFile(sharedData('clips', 'manifest.json'), 'utf8'),
  );
  return manifest.map(({ file, text, language }) => ({
    set: `${language} ${/-([a-z]+)/.exec(file)?.[1]} clips`,
    path: sharedData('clips', file),
    language,
    text,
  }));
}

function meetings(): Promise<Recording[]> {
  const names = [
    ...['en-01-release-planning', 'en-02-client-onboarding', 'en-03-spring-event', 'en-04-incident-review'],
    ...['es-01-presupuesto', 'es-02-tienda-en-linea', 'es-03-oficina-nueva'],
  ];
  return Promise.all(
    names.map(async (set) => {
      const { language, turns } = JSON.parse(await readFile(sharedData('meetings', `${set}.json`), 'utf8'));
      const text = turns.map((turn: { text: string }) => turn.text).join(' ');
      return { set, path: sharedData('meetings', `${set}.mp3`), language, text };
    }),
  );
}

function fixtures(): Recording[] {
  return (['en-04-incident-review', 'es-02-tienda-en-linea'] as const).map((set) => {
    const { path, truth } = meetingFixture(set);
    return { set, path, language: truth.language, text: truth.turns.map(({ text }) => text).join(' ') };
  });
}

async function measureAccuracy(recordings: Recording[]): Promise<void> {
  const sums = new Map<string, { errors: number; words: number }>();
  for (const { set, path, language, text } of recordings) {
    await decodeAudio(path, pcmPath);
    const heard: string[] = [];
    for (const chunk of planChunks(await detectSpeech(pcmPath))) {
      const pcm = await readPcm(pcmPath, chunk.startMs, chunk.endMs);
      for (const segment of await engine.recognise(chunk, pcm, { language })) heard.push(segment.text);
    }
    const { errors, words } = countWordErrors(text, heard.join(' '), language);
    for (const name of [set, `${language} together`]) {
      const sum = sums.get(name) ?? { errors: 0, words: 0 };
      sums.set(name, { errors: sum.errors + errors, words: sum.words + words });
    }
  }
  console.log('\n| recordings | words | errors | WER |\n|---|---|---|---|');
  for (const [set, { errors, words }] of [...sums].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`| ${set} | ${words} | ${errors} | ${((100 * errors) / words).toFixed(1)} % |`);
  }
}

/** Ten minutes of speech, made of the meetings one after another, through every step. */
async function measureSpeed(recordings: Recording[]): Promise<void> {
  let decodeMs = 0;
  let decodedMs = 0;
  const parts: Buffer[] = [];
  for (const { path } of recordings) {
    const started = performance.now();
    const { durationMs } = await decodeAudio(path, pcmPath);
    decodeMs += performance.now() - started;
    decodedMs += durationMs;
    parts.push(await readPcm(pcmPath, 0, durationMs));
  }
  const once = Buffer.concat(parts);
  const long = Buffer.concat(Array(Math.ceil(msToBytes(LONG_MS) / once.length)).fill(once)).subarray(
    0,
    msToBytes(LONG_MS),
  );
  await writeFile(pcmPath, long);

  const detectStarted = performance.now();
  const chunks = planChunks(await detectSpeech(pcmPath));
  const recogniseStarted = performance.now();
  const memory: number[] = [];
  for (const chunk of chunks) {
    const pcm = await readPcm(pcmPath, chunk.startMs, chunk.endMs);
    await engine.recognise(chunk, pcm, { language: 'en' });
    memory.push(await megabytes('VmRSS'));
  }
  const ended = performance.now();

  const rows: [string, number, number][] = [
    ['decode (several files, one process each)', decodedMs, decodeMs],
    ['voice activity', LONG_MS, recogniseStarted - detectStarted],
    ['recognition', LONG_MS, ended - recogniseStarted],
    ['all', LONG_MS, (decodeMs * LONG_MS) / decodedMs + ended - detectStarted],
  ];
  console.log(`\nSpeech of ${bytesToMs(long.length) / 1000} s, ${chunks.length} chunks.`);
  console.log('\n| step | seconds | × real time |\n|---|---|---|');
  for (const [step, audioMs, tookMs] of rows) {
    console.log(`| ${step} | ${(tookMs / 1000).toFixed(1)} | ${(audioMs / tookMs).toFixed(1)} |`);
  }
  console.log(
    `\nRecogniser process: ${memory[0]} MB after the first chunk, ${memory.at(-1)} MB after the last, peak ${await megabytes('VmHWM')} MB.`,
  );
}

/** A figure of the recogniser's process from Linux's /proc; 0 elsewhere. */
async function megabytes(figure: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${engine.pid}/status`, 'utf8').catch(() => '');
  return Math.round((Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024) / 1e6);
}
