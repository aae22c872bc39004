import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { meetingFixture } from '@/test/meeting-fixtures';
import { hasSharedData, sharedData } from '@/test/shared-data';
import { decodeAudio } from './decode-audio';
import { readPcm, toFloatSamples, toWav } from './pcm';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavla-decode-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function given(name: string, content: string | Uint8Array, mode = 0o600): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  await chmod(path, mode);
  return path;
}

/** A program in the place of FFmpeg. */
const givenProgram = (name: string, code: string) => given(name, `#!${process.execPath}\n${code}`, 0o700);

/** A second of a tone, at half of full loudness. */
function tone(): Buffer {
  const pcm = Buffer.alloc(32_000);
  for (let i = 0; i < 16_000; i++)
    pcm.writeInt16LE(Math.round(16_384 * Math.sin((i * 2 * Math.PI * 440) / 16_000)), i * 2);
  return pcm;
}

describe('decodeAudio', () => {
  it('gives the samples of a WAV as they are', async () => {
    const input = await given('tone.wav', toWav(tone()));
    const output = join(folder, 'tone.pcm');
    expect(await decodeAudio(input, output)).toEqual({ durationMs: 1000, isIncomplete: false });
    expect(await readPcm(output, 0, 5000)).toEqual(tone());
    expect(await readPcm(output, 500, 501)).toEqual(tone().subarray(16_000, 16_032));
    expect(Math.max(...toFloatSamples(await readPcm(output, 0, 1000)))).toBeCloseTo(0.5, 2);
  });

  it('decodes what is there of a recording that was cut, and says so', async () => {
    const whole = await readFile(meetingFixture('en-04-incident-review').path);
    const input = await given('cut.webm', whole.subarray(0, 60_000));
    const { durationMs, isIncomplete } = await decodeAudio(input, join(folder, 'cut.pcm'));
    expect(isIncomplete).toBe(true);
    expect(durationMs).toBeGreaterThan(15_000);
  });

  it('decodes what a browser records', async () => {
    const { path, truth } = meetingFixture('en-04-incident-review');
    const { durationMs } = await decodeAudio(path, join(folder, 'meeting.pcm'));
    expect(durationMs / 1000).toBeCloseTo(truth.durationSec, 0);
  });

  it('refuses an empty file', async () => {
    const input = await given('empty.wav', '');
    await expect(decodeAudio(input, join(folder, 'x.pcm'))).rejects.toMatchObject({ reason: 'empty' });
  });

  it.each([
    ['text', 'notes.mp3', 'Nothing but text, and a good deal of it.\n'.repeat(50)],
    [
      'an HLS playlist',
      'list.m3u8',
      `#EXTM3U\n#EXT-X-TARGETDURATION:90\n#EXTINF:90,\nsecond.wav\n#EXT-X-ENDLIST\n`,
    ],
    ['a concat script', 'list.ffconcat', 'ffconcat version 1.0\nfile second.wav\n'],
    ['a DASH manifest', 'list.mpd', '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"></MPD>'],
  ])('refuses %s without opening anything else', async (_, name, content) => {
    await given('second.wav', toWav(tone()));
    const input = await given(name, content);
    await expect(decodeAudio(input, join(folder, 'x.pcm'))).rejects.toMatchObject({ reason: 'not-audio' });
  });

  it('refuses what is longer than allowed, and takes what just fits', async () => {
    const input = await given('two.wav', toWav(Buffer.concat([tone(), tone()])));
    const output = join(folder, 'two.pcm');
    expect(await decodeAudio(input, output, { maxSeconds: 2 })).toMatchObject({ durationMs: 2000 });
    await expect(decodeAudio(input, output, { maxSeconds: 1 })).rejects.toMatchObject({
      reason: 'too-long',
      message: 'The recording is longer than 1 second. Split it and upload the parts.',
    });
  });

  it('leaves nothing behind when it fails', async () => {
    const input = await given('broken.mp3', 'text');
    await decodeAudio(input, join(folder, 'broken.pcm')).catch(() => undefined);
    expect((await readdir(folder)).filter((name) => name.startsWith('broken.pcm'))).toEqual([]);
  });
});

describe.skipIf(process.platform === 'win32')('decodeAudio with an FFmpeg that misbehaves', () => {
  const input = () => given('in.wav', toWav(tone()));

  it.skipIf(process.platform !== 'linux')(
    'ends one that takes too long, and what it has started',
    async () => {
      const pidFile = join(folder, 'pid');
      const ffmpegPath = await givenProgram(
        'slow',
        `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
       require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(pid)); setInterval(() => {}, 1000);`,
      );
      const decoding = decodeAudio(await input(), join(folder, 'x.pcm'), {
        ffmpegPath,
        limits: { seconds: 1 },
      });
      await expect(decoding).rejects.toMatchObject({
        reason: 'too-costly',
        message: 'Reading the file takes too much time. Convert it to MP3 or WAV and upload it again.',
      });
      const pid = Number(await readFile(pidFile, 'utf8'));
      await expect.poll(() => isRunning(pid)).toBe(false);
    },
  );

  it.skipIf(process.platform !== 'linux')('ends one that takes too much memory', async () => {
    const ffmpegPath = await givenProgram(
      'fat',
      'const b = Buffer.alloc(3e8, 1); setInterval(() => b, 1000);',
    );
    const decoding = decodeAudio(await input(), join(folder, 'x.pcm'), {
      ffmpegPath,
      limits: { memoryBytes: 2e8 },
    });
    await expect(decoding).rejects.toMatchObject({ reason: 'too-costly', message: /too much memory/ });
  });

  it('ends one that writes without end', async () => {
    const ffmpegPath = await givenProgram(
      'endless',
      "const b = Buffer.alloc(64_000); const w = () => { require('node:fs').writeSync(1, b); setImmediate(w); }; w();",
    );
    const output = join(folder, 'x.pcm');
    await expect(decodeAudio(await input(), output, { ffmpegPath, maxSeconds: 5 })).rejects.toMatchObject({
      reason: 'too-long',
    });
    await expect(stat(output)).rejects.toThrow();
  });

  it('ends one when the caller gives up', async () => {
    const ffmpegPath = await givenProgram('waiting', 'setInterval(() => {}, 1000)');
    const signal = AbortSignal.timeout(300);
    await expect(decodeAudio(await input(), join(folder, 'x.pcm'), { ffmpegPath, signal })).rejects.toThrow(
      /timeout/,
    );
  });

  it('stops while it decodes when there is no room any more', async () => {
    const ffmpegPath = await givenProgram(
      'growing',
      "const b = Buffer.alloc(64_000); const w = () => { require('node:fs').writeSync(1, b); setImmediate(w); }; w();",
    );
    let asked = 0;
    const requireRoom = async () => {
      asked += 1;
      if (asked > 2) throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
    };
    const output = join(folder, 'growing.pcm');
    const decoding = decodeAudio(await input(), output, { ffmpegPath, requireRoom });
    await expect(decoding).rejects.toMatchObject({ code: 'ENOSPC' });
    expect((await readdir(folder)).filter((name) => name.startsWith('growing.pcm'))).toEqual([]);
  });

  it('tells nothing of our environment', async () => {
    vi.stubEnv('TAVLA_TEST_SECRET', 'secret');
    const ffmpegPath = await givenProgram(
      'curious',
      'process.stdout.write(JSON.stringify(process.env) + " ");',
    );
    const output = join(folder, 'env.pcm');
    await decodeAudio(await input(), output, { ffmpegPath });
    expect((await readPcm(output, 0, 5000)).toString()).not.toContain('TAVLA_TEST_SECRET');
  });

  it('does not blame the file when the program does not fit this machine', async () => {
    const ffmpegPath = await givenProgram(
      'alien',
      "console.error('error while loading shared libraries'); process.exit(127);",
    );
    const decoding = decodeAudio(await input(), join(folder, 'x.pcm'), { ffmpegPath });
    await expect(decoding).rejects.toMatchObject({ name: 'SpeechEngineError', isRetryable: true });
  });

  it('does not blame the file when there is no such program', async () => {
    const decoding = decodeAudio(await input(), join(folder, 'x.pcm'), {
      ffmpegPath: join(folder, 'missing'),
    });
    await expect(decoding).rejects.toMatchObject({ name: 'SpeechEngineError', isRetryable: true });
  });
});

describe.skipIf(!hasSharedData)('decodeAudio on broken recordings', () => {
  it.each([
    ['wav-wrong-length-long.wav', 6000],
    ['wav-wrong-length-zero.wav', 6000],
    ['video-with-speech.mp4', 30_000],
    ['one-word-3s.mp3', 3000],
  ])('decodes all that is in %s', async (name, expectedMs) => {
    const { durationMs } = await decodeAudio(sharedData('broken', name), join(folder, 'x.pcm'));
    expect(Math.abs(durationMs - expectedMs)).toBeLessThan(100);
  });

  it('decodes the part that is there of truncated-faststart.m4a, and says so', async () => {
    const decoded = await decodeAudio(sharedData('broken', 'truncated-faststart.m4a'), join(folder, 'x.pcm'));
    expect(decoded.isIncomplete).toBe(true);
    expect(decoded.durationMs).toBeGreaterThan(15_000);
  });

  it.each([
    ['text-renamed.mp3', 'not-audio'],
    ['truncated.m4a', 'truncated'],
    ['zero-byte.wav', 'empty'],
  ])('refuses %s as %s', async (name, reason) => {
    const decoding = decodeAudio(sharedData('broken', name), join(folder, 'x.pcm'));
    await expect(decoding).rejects.toMatchObject({ name: 'UndecodableAudioError', reason });
  });
});

/** Whether the process runs; one that has ended but that nobody has asked about yet does not. */
async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat !== '' && !/\) Z /.test(stat);
}
