import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meetingFixture } from '@/test/meeting-fixtures';
import { hasSharedData, sharedData } from '@/test/shared-data';
import { decodeAudio } from './decode-audio';
import { SAMPLE_RATE } from './pcm';
import { detectSpeech } from './voice-activity';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavla-activity-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function speechIn(sample: (second: number) => number, seconds: number) {
  const pcm = Buffer.alloc(seconds * SAMPLE_RATE * 2);
  for (let i = 0; i < pcm.length / 2; i++)
    pcm.writeInt16LE(Math.round(32_000 * sample(i / SAMPLE_RATE)), i * 2);
  await writeFile(join(folder, 'made.pcm'), pcm);
  return detectSpeech(join(folder, 'made.pcm'));
}

const wave = (hertz: number, second: number) => Math.sin(2 * Math.PI * hertz * second);

describe('detectSpeech', () => {
  it('finds the turns of a meeting', async () => {
    const { path, truth } = meetingFixture('en-04-incident-review');
    await decodeAudio(path, join(folder, 'meeting.pcm'));
    const spans = await detectSpeech(join(folder, 'meeting.pcm'));
    const overlap = (a: { startMs: number; endMs: number }, b: { startMs: number; endMs: number }) =>
      Math.max(0, Math.min(a.endMs, b.endMs) - Math.max(a.startMs, b.startMs));
    for (const turn of truth.turns) {
      const heardMs = spans.reduce((sum, span) => sum + overlap(turn, span), 0);
      expect(heardMs / (turn.endMs - turn.startMs)).toBeGreaterThan(0.8);
    }
    for (const [i, span] of spans.entries())
      expect(span.startMs).toBeGreaterThanOrEqual(spans[i - 1]?.endMs ?? 0);
  });

  it.each<[string, (second: number) => number]>([
    ['silence', () => 0],
    ['noise', () => 0.1 * (Math.random() - 0.5)],
    ['a tone', (second) => 0.5 * wave(440, second)],
    [
      'chords',
      (second) => {
        const root = [220, 262, 294, 196][Math.floor(second) % 4] ?? 220;
        const decay = Math.exp(-3 * (second % 1));
        return 0.2 * decay * (wave(root, second) + wave(root * 1.25, second) + wave(root * 1.5, second));
      },
    ],
  ])('hears no speech in %s', async (_, sample) => {
    expect(await speechIn(sample, 20)).toEqual([]);
  });

  it('hears nothing in an empty file', async () => {
    expect(await speechIn(() => 0, 0)).toEqual([]);
  });

  it('says that it failed when there is no file', async () => {
    await expect(detectSpeech(join(folder, 'missing.pcm'))).rejects.toMatchObject({
      name: 'SpeechEngineError',
      isRetryable: true,
    });
  });

  it('stops when the caller gives up', async () => {
    await writeFile(join(folder, 'long.pcm'), Buffer.alloc(200e6));
    const signal = AbortSignal.timeout(500);
    await expect(detectSpeech(join(folder, 'long.pcm'), { signal })).rejects.toThrow(/timeout/);
  });
});

describe.skipIf(!hasSharedData)('detectSpeech on recordings without words', () => {
  it.each(['silence-10min.mp3', 'noise-3min.mp3', 'tone.mp3'])('hears no speech in %s', async (name) => {
    await decodeAudio(sharedData('broken', name), join(folder, 'quiet.pcm'));
    expect(await detectSpeech(join(folder, 'quiet.pcm'))).toEqual([]);
  });
});
