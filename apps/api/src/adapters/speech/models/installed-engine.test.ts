import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLocalEngine } from '../local-engine';
import { SAMPLE_RATE } from '../pcm';
import { readInstalled, speechModelFor } from './installed-models';
import { tinyGgml } from './tiny-ggml.test-kit';
import { installTiny } from './tiny-models.test-kit';
import { tinyTransducer } from './tiny-transducer.test-kit';
import { tinyWhisper } from './tiny-whisper.test-kit';

// The libraries share the machine with everything else that is being tested.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let modelsDir: string;
let engine: ReturnType<typeof createLocalEngine>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavla-engine-'));
  modelsDir = join(folder, 'models');
  engine = createLocalEngine({
    ...{ cacheDir: join(folder, 'cache'), modelsDir, lanes: 2 },
    ...{ isProduction: true, acceptMoonshineCommunityLicense: false },
  });
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

/** Noise: the made-up models say their word of anything. */
const sound = Buffer.from(
  Int16Array.from({ length: 4 * SAMPLE_RATE }, (_, at) => (at * 7_919) % 8_000).buffer,
);
const chunk = {
  ...{ startMs: 1_000, endMs: 5_000 },
  spans: [
    { startMs: 1_000, endMs: 2_500 },
    { startMs: 2_600, endMs: 5_000 },
  ],
};
const hear = async (language: string) =>
  (await engine.recognise(chunk, sound, { language })).map(({ text }) => text);
const parts = (
  name: string,
  kind: 'whisper' | 'nemo-transducer' | 'whisper-ggml',
  of: ('en' | 'es' | 'sv')[],
) => ({
  ...{ name, kind, languages: of },
});

it('does a language from the moment its model is there, until it is gone', async () => {
  expect(engine.supports('sv')).toMatchObject({ ok: false });
  expect(engine.supports('es')).toMatchObject({ ok: false });
  await installTiny(modelsDir, parts('tiny', 'whisper', ['en', 'es', 'sv']), tinyWhisper());
  expect(engine.supports('sv-SE')).toEqual({ ok: true });
  expect(await hear('sv')).toEqual(['hej', 'hej']);
  // It takes the place of what comes with Tavla, in the language that it is asked for.
  expect([await hear('en-GB'), await hear('es')]).toEqual([
    ['hello', 'hello'],
    ['hola', 'hola'],
  ]);
  await rm(join(modelsDir, 'tiny'), { recursive: true });
  expect(engine.supports('sv')).toMatchObject({ ok: false });
  await expect(hear('sv')).rejects.toMatchObject({ name: 'LanguageUnavailableError' });
});

it('runs a transducer of NeMo', async () => {
  await installTiny(modelsDir, parts('tiny-nemo', 'nemo-transducer', ['sv']), tinyTransducer());
  expect(await hear('sv')).toEqual(['hej', 'hej']);
  await rm(join(modelsDir, 'tiny-nemo'), { recursive: true });
});

it('runs a model of whisper.cpp, one utterance at a time, before one that knows more languages', async () => {
  await installTiny(modelsDir, parts('a-tiny', 'whisper', ['en', 'sv']), tinyWhisper());
  await installTiny(modelsDir, parts('kb-tiny', 'whisper-ggml', ['sv']), { weights: tinyGgml() });
  expect(speechModelFor(readInstalled(modelsDir).models, 'sv')?.name).toBe('kb-tiny');
  expect(await hear('sv')).toEqual(['hej', 'hej']);
  expect(await hear('en')).toEqual(['hello', 'hello']);
});

it('tells of files that are no model, and hears again once they are gone', async () => {
  const broken = { weights: Buffer.alloc(100) };
  await installTiny(modelsDir, parts('a-broken', 'whisper-ggml', ['es']), broken);
  await expect(hear('es')).rejects.toMatchObject({ name: 'SpeechEngineError', isRetryable: true });
  await rm(join(modelsDir, 'a-broken'), { recursive: true });
  expect(engine.supports('es')).toMatchObject({ ok: false });
});
