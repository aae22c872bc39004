import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeAudio } from '../decode-audio';
import { flac, matroska, mp4, wav } from './hostile-sound.test-kit';

const input = 'input';
/** What is allowed here, so that what fills ten hours elsewhere need not be written. */
const maxSeconds = 60;
/** Below what the product allows: what needs more was believed. */
const limits = { seconds: 50, memoryBytes: 500e6 };

let folder: string;
let asked = 0;
const server = createServer((_, answer) => {
  asked += 1;
  answer.end(wav({ sampleRate: 16_000, channels: 1 }));
});
let elsewhere: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavla-bombs-'));
  await writeFile(join(folder, 'second.wav'), wav({ sampleRate: 16_000, channels: 1 }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}/second.wav`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Why a file was refused, or for how long it plays; nothing but the samples may be left of it. */
async function outcomeOf(content: Buffer | string) {
  await writeFile(join(folder, input), content);
  const output = join(folder, 'out.pcm');
  const outcome = await decodeAudio(join(folder, input), output, { maxSeconds, limits }).then(
    ({ durationMs }) => durationMs,
    ({ reason }: { reason?: string }) => reason,
  );
  const left = (await readdir(folder)).filter((name) => name.startsWith('out.pcm'));
  expect(left).toEqual(typeof outcome === 'number' ? ['out.pcm'] : []);
  await rm(output, { force: true });
  return outcome;
}

describe('a small file that is huge when it is decoded is cut', () => {
  it.each([
    ['70 kB of FLAC that are 11 hours of silence', flac({ sampleRate: 8_000, frames: 5_000 })],
    [
      'a second that an edit list plays 100,000 times',
      mp4({ claims: 100_000, samples: 1_000, edits: 100_000 }),
    ],
  ])('%s', async (_, bomb) => {
    expect(bomb.length).toBeLessThan(1.3e6);
    expect(await outcomeOf(bomb)).toBe('too-long');
  });
});

it('a sample a second, of which a packet is an hour, is cut or ends at the limit of memory', async () => {
  const bomb = wav({ sampleRate: 1, channels: 1, bytes: 200_000 });
  expect(['too-long', 'too-costly']).toContain(await outcomeOf(bomb));
});

describe('a header that claims what is not there takes neither time nor memory', () => {
  it.each([
    ['a sample that lasts a second', flac({ sampleRate: 1, frames: 10 }), ['not-audio']],
    ['frames of two hours', flac({ sampleRate: 10, frames: 30 }), ['no-sound', 'too-long', 'not-audio']],
    ['a thousand hours', mp4({ claims: 3_600_000, samples: 1_000 }), [1_000]],
    ['two thousand million samples', mp4({ claims: 3_600_000, samples: 2 ** 31 - 1 }), [1_489, 'not-audio']],
    ['no samples a second', wav({ sampleRate: 0, channels: 1 }), ['not-audio']],
    [
      'two thousand million samples a second',
      wav({ sampleRate: 2 ** 31 - 1, channels: 1 }),
      ['not-audio', 'no-sound'],
    ],
    ['255 channels', wav({ sampleRate: 16_000, channels: 255 }), ['not-audio']],
    ['65,535 channels', wav({ sampleRate: 16_000, channels: 65_535 }), ['not-audio']],
    ['255 channels in Matroska', matroska({ sampleRate: 16_000, channels: 255 }), ['not-audio']],
    ['two thousand million channels', matroska({ sampleRate: 16_000, channels: 2 ** 31 }), ['not-audio']],
    ['a rate below one', matroska({ sampleRate: 0.001, channels: 1 }), ['not-audio', 'too-long']],
    ['a rate that is no number', matroska({ sampleRate: Number.NaN, channels: 1 }), ['not-audio', 2_000]],
    ['a rate without end', matroska({ sampleRate: 1e30, channels: 1 }), ['not-audio', 2_000]],
  ])('%s', async (_, bomb, expected) => {
    expect(bomb.length).toBeLessThan(40_000);
    expect(expected).toContain(await outcomeOf(bomb));
  });
});

describe('a file that names others does not have them opened', () => {
  const hls = (places: string[]) =>
    `#EXTM3U\n#EXT-X-TARGETDURATION:9\n${places.map((place) => `#EXTINF:9,\n${place}\n`).join('')}#EXT-X-ENDLIST\n`;
  const sdp = (place: string) =>
    `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\na=control:${place}\nm=audio 5004 RTP/AVP 0\n`;
  const dash = (place: string) =>
    `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT9S"><Period><AdaptationSet mimeType="audio/wav"><Representation id="1"><BaseURL>${place}</BaseURL></Representation></AdaptationSet></Period></MPD>`;

  it.each<[string, (places: string[]) => string | Buffer]>([
    ['HLS', hls],
    ['HLS behind a tag of music', (places) => `ID3\u0004\0\0\0\0\0\0${hls(places)}`],
    [
      'a concat script',
      (places) => `ffconcat version 1.0\n${places.map((place) => `file '${place}'\n`).join('')}`,
    ],
    ['DASH', ([place = '']) => dash(place)],
    ['SDP', ([place = '']) => sdp(place)],
    [
      'MP4 whose sound lies elsewhere',
      ([place = '']) => mp4({ claims: 1, samples: 1_000, elsewhere: place }),
    ],
    [
      'MP4 whose sound lies beside it',
      ([, place = '']) => mp4({ claims: 1, samples: 1_000, elsewhere: place }),
    ],
  ])('%s', async (_, naming) => {
    const content = naming([elsewhere, `file://${folder}/second.wav`, 'second.wav']);
    // Of MP4 the thousand bytes that lie where the other file should have them, or none.
    const expected = Buffer.isBuffer(content) ? ['not-audio', 'no-sound', 1_000] : ['not-audio', 'no-sound'];
    expect(expected).toContain(await outcomeOf(content));
    expect(asked).toBe(0);
  });
});
