import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readInstalled } from '../models/installed-models';
import { installTiny } from '../models/tiny-models.test-kit';
import { assignVoices } from './assign-voices';
import { findVoices } from './find-voices';
import { tinyEmbedding, tinySegmentation } from './tiny-speakers.test-kit';
import { tones } from './tones.test-kit';

// The library shares the machine with everything else that is being tested.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavla-voices-'));
});
afterAll(() => rm(folder, { recursive: true }));

const chunkOf = (startMs: number, pcm: Buffer) => {
  const endMs = startMs + pcm.length / 32;
  return { startMs, endMs, spans: [{ startMs, endMs }] };
};

it('tells nobody apart without the two models for it', async () => {
  const pcm = tones([200, 2]);
  expect(await findVoices([], chunkOf(0, pcm), pcm)).toEqual([]);
  await installTiny(
    folder,
    { name: 'cut', kind: 'speaker-segmentation', languages: [] },
    { weights: tinySegmentation() },
  );
  expect(await findVoices(readInstalled(folder).models, chunkOf(0, pcm), pcm)).toEqual([]);
});

it('tells voices apart in a chunk, and knows them again in the next', async () => {
  await installTiny(
    folder,
    { name: 'sound', kind: 'speaker-embedding', languages: [] },
    { weights: tinyEmbedding() },
  );
  const { models } = readInstalled(folder);
  const first = tones([200, 4], [0, 1], [3_000, 4], [0, 1]);
  const second = tones([3_000, 5], [0, 1], [200, 3]);
  const voices = [
    ...(await findVoices(models, chunkOf(0, first), first)),
    ...(await findVoices(models, chunkOf(10_000, second), second)),
  ];
  expect(voices).toHaveLength(4);
  const lines = [
    [500, 3_500],
    [5_500, 8_500],
    [10_500, 14_500],
    [16_500, 18_500],
  ].map(([startMs = 0, endMs = 0]) => ({ startMs, endMs }));
  expect(assignVoices(lines, voices)).toEqual(['Voice 1', 'Voice 2', 'Voice 2', 'Voice 1']);
  for (const { startMs, endMs } of voices.flatMap(({ spans }) => spans)) expect(startMs).toBeLessThan(endMs);
});

it('finds no voice in silence, and says when its models are none', async () => {
  const pcm = tones([0, 3]);
  expect(await findVoices(readInstalled(folder).models, chunkOf(0, pcm), pcm)).toEqual([]);
  await installTiny(
    folder,
    { name: 'a-broken', kind: 'speaker-embedding', languages: [] },
    { weights: Buffer.alloc(9) },
  );
  const work = findVoices(readInstalled(folder).models, chunkOf(0, pcm), pcm);
  await expect(work).rejects.toMatchObject({ name: 'SpeechEngineError', isRetryable: true });
});
