import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { meetingFixture } from '@/test/meeting-fixtures';
import { hasSharedData, sharedData } from '@/test/shared-data';
import { decodeAudio } from '../decode-audio';
import { createLocalEngine } from '../local-engine';
import { bytesToMs, msToBytes, readPcm } from '../pcm';
import { planChunks } from '../plan-chunks';
import { detectSpeech } from '../voice-activity';
import { hearChunk } from './hear-chunk';

// Recognition shares the machine with everything else that is being tested.
vi.setConfig({ testTimeout: 600_000 });

let folder: string;
let engine: ReturnType<typeof createLocalEngine>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavla-hear-'));
  engine = createLocalEngine({
    cacheDir: join(folder, 'cache'),
    modelsDir: join(folder, 'models'),
    isProduction: false,
    acceptMoonshineCommunityLicense: false,
  });
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

async function samplesOf(path: string): Promise<string> {
  const pcmPath = join(folder, 'recording.pcm');
  await decodeAudio(path, pcmPath);
  return pcmPath;
}

it('hears the talk of a meeting at the first try, and without a gap', async () => {
  const pcmPath = await samplesOf(meetingFixture('en-04-incident-review').path);
  const [chunk] = planChunks(await detectSpeech(pcmPath));
  if (!chunk) throw new Error('The recording has no speech.');
  const pcm = await readPcm(pcmPath, chunk.startMs, chunk.endMs);
  const recognise = vi.spyOn(engine, 'recognise');
  const { segments, gaps } = await hearChunk(engine, chunk, pcm, { language: 'en' });
  expect([segments.length, gaps]).toEqual([chunk.spans.length, []]);
  expect(recognise).toHaveBeenCalledOnce();
});

it.skipIf(!hasSharedData)(
  'places one word where it was said, and tells as a gap what is beside it',
  async () => {
    const pcmPath = await samplesOf(sharedData('broken', 'one-word-3s.mp3'));
    const word = await readPcm(pcmPath, 0, 3000);
    // The engine hears “Hello” in the nine seconds as a whole.
    const pcm = Buffer.concat([word, Buffer.alloc(msToBytes(6000))]);
    const span = { startMs: 0, endMs: bytesToMs(pcm.length) };
    const { segments, gaps } = await hearChunk(engine, { ...span, spans: [span] }, pcm, { language: 'en' });
    expect(segments).toMatchObject([{ startMs: 0, text: expect.stringMatching(/^hello[.!]?$/i) }]);
    const { endMs } = segments[0] ?? span;
    expect(endMs).toBeLessThan(5000);
    expect(gaps).toEqual([{ startMs: endMs, endMs: span.endMs }]);
  },
);
