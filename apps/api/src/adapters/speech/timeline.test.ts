import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeAudio } from './decode-audio';
import { matroska } from './hostile/hostile-sound.test-kit';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavla-timeline-'));
});
afterAll(() => rm(folder, { recursive: true }));

const loud = 0x4000;
const second = Buffer.alloc(32_000, Buffer.from([0, loud >> 8]));
const hour = 3_600_000;

/** What is decoded of seconds of sound at these milliseconds: for each second of it whether there is sound. */
async function decoded(blocksAt: readonly number[]) {
  const [input, output] = [join(folder, 'in.mkv'), join(folder, 'out.pcm')];
  await writeFile(input, matroska({ sampleRate: 16_000, channels: 1, blocksAt, block: second }));
  const { durationMs } = await decodeAudio(input, output);
  const pcm = await readFile(output);
  const heard = Array.from({ length: Math.floor(pcm.length / 32_000) }, (_, at) =>
    pcm.readInt16LE(at * 32_000 + 16_000) === loud ? '#' : '.',
  );
  return { durationMs, heard: heard.join('') };
}

it('a pause of the recording stays one, so that what is said behind it is found where a player has it', async () => {
  expect(await decoded([0, 1_000, 5_000, 6_000])).toEqual({ durationMs: 7_000, heard: '##...##' });
});

it.each([
  ['at one time', [0, 0, 0, 1_000], '####'],
  ['half over each other', [0, 500, 1_000, 4_000], '###.#'],
  ['out of order', [5_000, 0, 1_000], '###'],
])('sounds that are said to be %s are all kept', async (_, blocksAt, heard) => {
  expect(await decoded(blocksAt)).toEqual({ durationMs: heard.length * 1_000, heard });
});

it('a pause of an hour is one, and of a longer one is taken that the file is wrong', async () => {
  expect((await decoded([0, hour])).durationMs).toBe(hour + 1_000);
  expect(await decoded([0, 4 * hour, 4 * hour + 2_000])).toEqual({ durationMs: 4_000, heard: '##.#' });
});
