import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '@tavla/shared/error-words';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { meetingFixture } from '@/test/meeting-fixtures';
import { hasSharedData, sharedData } from '@/test/shared-data';
import { sendSignal } from '../database/send-signal';
import { decodeAudio } from './decode-audio';
import { residentBytes } from './limited-process';
import { createLocalEngine, type LocalEngineOptions } from './local-engine';
import { readPcm } from './pcm';
import { planChunks } from './plan-chunks';
import type { SpeechChunk } from './speech';
import { detectSpeech } from './voice-activity';

// Recognition shares the machine with everything else that is being tested.
vi.setConfig({ testTimeout: 600_000 });

let folder: string;
let local: ReturnType<typeof engineWith>;
const engineWith = (options: Partial<LocalEngineOptions> = {}) =>
  createLocalEngine({
    cacheDir: join(folder, 'cache'),
    modelsDir: join(folder, 'models'),
    isProduction: false,
    acceptMoonshineCommunityLicense: false,
    ...options,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavla-speech-'));
  local = engineWith();
});
afterAll(async () => {
  await local.close();
  await rm(folder, { recursive: true });
});

async function prepare(path: string) {
  const pcmPath = join(folder, 'recording.pcm');
  await decodeAudio(path, pcmPath);
  const chunks = planChunks(await detectSpeech(pcmPath));
  return Promise.all(
    chunks.map(async (chunk) => ({ chunk, pcm: await readPcm(pcmPath, chunk.startMs, chunk.endMs) })),
  );
}

async function transcribe(path: string, language: string) {
  const segments = [];
  for (const { chunk, pcm } of await prepare(path))
    segments.push(...(await local.recognise(chunk, pcm, { language })));
  return segments;
}

/** The share of the words said that were also heard. */
function recall(said: string, heard: string): number {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const left = words(heard);
  const found = words(said).filter((word) => {
    const at = left.indexOf(word);
    return at >= 0 && left.splice(at, 1);
  });
  return found.length / words(said).length;
}

const anyChunk: SpeechChunk = { startMs: 0, endMs: 1000, spans: [{ startMs: 0, endMs: 1000 }] };
const said = (truth: { turns: { text: string }[] }) => truth.turns.map((turn) => turn.text).join(' ');

describe('the local engine', () => {
  it('writes down an English meeting', async () => {
    const { path, truth } = meetingFixture('en-04-incident-review');
    const segments = await transcribe(path, 'en-US');
    const text = segments.map((segment) => segment.text).join(' ');
    expect(recall(said(truth), text)).toBeGreaterThan(0.88);
    expect(text).toMatch(/add a disk space alert by tomorrow evening/i);
    for (const [i, { startMs, endMs }] of segments.entries()) {
      expect(startMs).toBeGreaterThanOrEqual(segments[i - 1]?.endMs ?? 0);
      expect(endMs).toBeLessThanOrEqual(truth.durationSec * 1000 + 100);
    }
    const alert = segments.find(({ text }) => /disk space/.test(text));
    const turn = truth.turns.find(({ text }) => /disk space/.test(text));
    expect(alert?.startMs).toBeLessThanOrEqual((turn?.startMs ?? 0) + 200);
    expect(alert?.endMs).toBeGreaterThanOrEqual((turn?.endMs ?? 0) - 500);
  });

  it('writes down a Spanish meeting with the Spanish model, in one process', async () => {
    const before = local.pid;
    const { path, truth } = meetingFixture('es-02-tienda-en-linea');
    const text = (await transcribe(path, 'es')).map((segment) => segment.text).join(' ');
    expect(recall(said(truth), text)).toBeGreaterThan(0.88);
    expect(text).toMatch(/catálogo de papel/);
    expect(local.pid).not.toBe(before);
    expect(getPriority(local.pid)).toBe(Math.min(getPriority() + 4, 19));
    expect(await readdir(join(folder, 'cache'))).toHaveLength(1);
  });

  it('gives the same segments when a chunk is done again, also after its process was killed', async () => {
    const [first] = await prepare(meetingFixture('en-04-incident-review').path);
    const span = first?.chunk.spans[0];
    if (!span) throw new Error('The recording has no speech.');
    const chunk = { ...span, spans: [span] };
    const segments = await local.recognise(chunk, first.pcm, { language: 'en' });
    expect(segments).toHaveLength(1);
    const { pid } = local;
    const interrupted = local.recognise(chunk, first.pcm, { language: 'en' });
    sendSignal(pid, 'SIGKILL');
    await expect(interrupted).rejects.toMatchObject({ name: 'SpeechEngineError', isRetryable: true });
    expect(await local.recognise(chunk, first.pcm, { language: 'en' })).toEqual(segments);
    expect(local.pid).not.toBe(pid);
  });

  it('leaves a process that has grown for a new one, and loses nothing that is at work', async () => {
    const [first] = await prepare(meetingFixture('en-04-incident-review').path);
    const chunk = { startMs: 0, endMs: 0, ...first?.chunk, spans: first?.chunk.spans.slice(0, 3) ?? [] };
    const recognise = (engine: typeof local) =>
      engine.recognise(chunk, first?.pcm ?? Buffer.of(), { language: 'en' });
    const engine = engineWith({ growthMax: 0, lanes: 2 });
    const segments = await recognise(engine);
    expect(segments).toEqual(await recognise(local));
    expect(segments).toHaveLength(3);
    await expect.poll(() => engine.pid).toBeUndefined();
    await engine.close();
  });

  it('keeps nothing of what it has heard', async () => {
    const engine = engineWith({ lanes: 2 });
    const [first] = await prepare(meetingFixture('en-04-incident-review').path);
    if (!first) throw new Error('The recording has no speech.');
    const sizes: number[] = [];
    for (let heard = 0; heard < 14; heard++) {
      await engine.recognise(first.chunk, first.pcm, { language: 'en' });
      sizes.push((await residentBytes(engine.pid)) / 2 ** 20);
    }
    // How much the model needs differs from machine to machine, and memory is taken in large pieces now and then: what
    // is kept of each hearing makes every one of them grow.
    const grown = sizes.filter((size, at) => at > 4 && size - (sizes[at - 1] ?? 0) > 2);
    expect(grown.length, `${sizes}`).toBeLessThan(4);
    await engine.close();
  });

  it('stops between utterances when the caller gives up', async () => {
    const signal = AbortSignal.abort(new Error('deleted'));
    const work = local.recognise(anyChunk, Buffer.alloc(32_000), { language: 'en', signal });
    await expect(work).rejects.toThrow('deleted');
  });

  it('drops the model when nobody needs it, and loads it again', async () => {
    const engine = engineWith({ idleMs: 50 });
    await engine.recognise(anyChunk, Buffer.alloc(32_000), { language: 'en' });
    await expect.poll(() => engine.pid).toBeUndefined();
    expect(await engine.recognise(anyChunk, Buffer.alloc(32_000), { language: 'en' })).toEqual([]);
    await engine.close();
    expect(engine.pid).toBeUndefined();
  });

  it('refuses Swedish in words and makes no text of it', async () => {
    const engine = engineWith();
    expect(engine.supports('sv')).toMatchObject({
      ok: false,
      words: { message: expect.stringContaining('no speech model for Swedish') },
    });
    const work = engine.recognise(anyChunk, Buffer.alloc(32_000), { language: 'sv' });
    await expect(work).rejects.toMatchObject({ name: 'LanguageUnavailableError' });
    expect(engine.pid).toBeUndefined();
  });

  it.each([
    [false, false, { ok: true, notice: 'Powered by Moonshine AI' }],
    [true, true, { ok: true, notice: 'Powered by Moonshine AI' }],
    [true, false, { ok: false, words: say('spanish-switched-off') }],
  ])(
    'in production %s, with the licence accepted %s, does Spanish: %o',
    async (isProduction, accepted, support) => {
      const engine = engineWith({ isProduction, acceptMoonshineCommunityLicense: accepted });
      expect(engine.supports('es')).toEqual(support);
      expect(engine.supports('en')).toEqual({ ok: true });
      if (support.ok) return;
      const work = engine.recognise(anyChunk, Buffer.alloc(32_000), { language: 'es' });
      await expect(work).rejects.toMatchObject({ name: 'LanguageUnavailableError' });
    },
  );
});

describe.skipIf(!hasSharedData)('the local engine on awkward recordings', () => {
  it('hears one word as one word, or nothing', async () => {
    const segments = await transcribe(sharedData('broken', 'one-word-3s.mp3'), 'en');
    expect(segments.map(({ text }) => text).join(' ')).toMatch(/^(hello[.!]?)?$/i);
  });

  it('hears the sound of a video', async () => {
    const segments = await transcribe(sharedData('broken', 'video-with-speech.mp4'), 'en');
    expect(segments.map(({ text }) => text).join(' ')).toMatch(/restarted the database/i);
  });

  it.each(['wav-wrong-length-long.wav', 'wav-wrong-length-zero.wav', 'truncated-faststart.m4a'])(
    'hears what there is in %s',
    async (name) => {
      expect(await transcribe(sharedData('broken', name), 'en')).not.toEqual([]);
    },
  );
});
