import { supportedMimeTypes } from 'file-type';
import { beforeAll, expect, it, vi } from 'vitest';
import { ffmpegArguments } from '../ffmpeg-arguments';
import { bytesToMs } from '../pcm';
import { SNIFFED_BYTES, sniffMedia } from '../sniff-media';
import { runFfmpeg } from './bundled-ffmpeg.test-kit';
import { containers, mediaTypes } from './containers';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Types of audio without any sound: notes for instruments, which the FFmpeg that comes along cannot play. */
const notes = ['audio/midi', 'audio/x-it', 'audio/x-s3m', 'audio/x-xm'];

let readable: string[];
beforeAll(async () => {
  const { log } = await runFfmpeg(['-hide_banner', '-demuxers']);
  readable = log.split('\n').flatMap((line) => /^ D. +(\S+)/.exec(line)?.[1]?.split(',') ?? []);
});

it('names what the FFmpeg that comes along reads, each once', () => {
  expect(containers.filter((name) => !readable.includes(name))).toEqual([]);
  expect(readable).toContain('concat');
});

it('names nothing that opens other files or addresses, and nothing that anything is taken for', () => {
  const others =
    /^(concat|dash|webm_dash.*|hls|sdp|sap|rtp|rtsp|image2.*|.*_pipe|vobsub|mlv|lavfi|ffmetadata|sbg)$/;
  const bare = /^(data|rawvideo|[asu](8|16|24|32)[bl]e|[su]8|f(32|64)[bl]e|alaw|mulaw|g72\d.*|sln)$/;
  expect(readable.filter((name) => others.test(name)).length).toBeGreaterThan(30);
  expect(containers.filter((name) => others.test(name) || bare.test(name))).toEqual([]);
});

it('knows every type of sound and video that first bytes tell, and no other', () => {
  const told = new Set([...supportedMimeTypes].map((type) => type.split(';')[0]));
  const media = [...told].filter((type) => /^(audio|video)\//.test(type ?? ''));
  expect(media.filter((type = '') => !mediaTypes.has(type)).toSorted()).toEqual(notes);
  expect([...mediaTypes].filter((type) => !told.has(type))).toEqual([]);
});

const picture = ['-f', 'lavfi', '-i', 'testsrc=s=720x576:r=25:d=1', '-pix_fmt', 'yuv420p'];
const broadcast = [...picture, '-ar', '48000', '-ac', '2'];

it.each<[muxer: string, args?: string[]]>([
  ['ac3'],
  ['adts'],
  ['aiff'],
  ['asf'],
  ['au'],
  ['avi'],
  ['caf'],
  ['dts'],
  ['dv', broadcast],
  ['eac3'],
  ['flac'],
  ['flv'],
  ['gxf', [...broadcast, '-ac', '1', '-c:a', 'pcm_s16le']],
  ['ircam'],
  ['ipod'],
  ['latm'],
  ['matroska'],
  ['mlp'],
  ['mmf'],
  ['mov'],
  ['mp3'],
  ['mp4'],
  ['mpegts'],
  ['mxf', broadcast],
  ['mxf_opatom', ['-ar', '48000', '-c:a', 'pcm_s16le']],
  ['nut'],
  ['ogg'],
  ['rm'],
  ['smjpeg'],
  ['sox'],
  ['truehd'],
  ['tta'],
  ['vcd'],
  ['vob'],
  ['voc'],
  ['w64'],
  ['wav'],
  ['webm'],
  ['wtv'],
  ['wv'],
])('a file that FFmpeg writes as %s is let in and read', async (muxer, args = []) => {
  const inputs = args[0] === '-f' ? [...args.slice(0, 4)] : [];
  const written = await runFfmpeg([
    ...[...inputs, '-f', 'lavfi', '-i', 'sine=440:d=1', ...args.slice(inputs.length)],
    ...['-strict', '-2', '-f', muxer, '-y', '/out'],
  ]);
  expect(written.output.length, written.log).toBeGreaterThan(1000);
  expect(await sniffMedia(written.output.subarray(0, SNIFFED_BYTES))).toEqual({ ok: true });
  const read = await runFfmpeg(ffmpegArguments('/in', '/out', 10), written.output);
  expect(bytesToMs(read.output.length), read.log).toBeGreaterThan(900);
});
