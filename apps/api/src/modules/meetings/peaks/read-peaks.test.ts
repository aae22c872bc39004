import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_RATE } from '@/adapters/speech/pcm';
import { peaksMax, readPeaks } from './read-peaks';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tavla-peaks-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Sound whose height at each share of its length a function says. */
async function peaksOf(seconds: number, height: (share: number) => number) {
  const samples = Math.round(seconds * SAMPLE_RATE);
  const pcm = Buffer.alloc(samples * 2);
  for (let at = 0; at < samples; at++) {
    pcm.writeInt16LE(Math.round((at % 2 ? -1 : 1) * height(at / samples)), at * 2);
  }
  const file = path.join(folder, 'x.pcm');
  await writeFile(file, pcm);
  return readPeaks(file);
}

test('a recording is as loud along its length as it sounds', async () => {
  const peaks = await peaksOf(60, (share) => (share < 0.5 ? 32_000 : share < 0.75 ? 2_000 : 0));
  expect(peaks).toHaveLength(peaksMax);
  expect([...new Set(peaks.slice(0, 500))]).toEqual([255]);
  expect([...new Set(peaks.slice(500, 750))]).toEqual([64]);
  expect([...new Set(peaks.slice(750))]).toEqual([0]);
});

test('a short one has fewer, and silence is flat', async () => {
  expect(await peaksOf(0.002, () => 9)).toHaveLength(32);
  expect([...new Set(await peaksOf(1, () => 0))]).toEqual([0]);
  expect(await peaksOf(0, () => 0)).toHaveLength(0);
});
