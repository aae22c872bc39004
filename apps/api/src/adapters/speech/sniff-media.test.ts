import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { meetingFixture } from '@/test/meeting-fixtures';
import { hasSharedData, sharedData } from '@/test/shared-data';
import { SNIFFED_BYTES, type SniffedMedia, sniffMedia } from './sniff-media';

async function sniffFile(path: string): Promise<SniffedMedia> {
  return sniffMedia((await readFile(path)).subarray(0, SNIFFED_BYTES));
}

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('sniffMedia', () => {
  it.each([
    ['text', bytes('Minutes of the meeting\nwritten by hand'), 'a text file'],
    [
      'UTF-16 text',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Minutes', 'utf16le')]),
      'a text file',
    ],
    ['a playlist', bytes('#EXTM3U\n#EXT-X-TARGETDURATION:10\nfile:///etc/passwd\n'), 'a text file'],
    ['HTML', bytes('<!doctype html><html><body>Hello</body></html>'), 'a text file'],
    ['a PDF', bytes('%PDF-1.7\n%\u00e2\u00e3'), 'a PDF document'],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'an image'],
    ['a ZIP', Buffer.from('504b0304140000000800', 'hex'), 'a ZIP archive'],
    ['an executable', Buffer.concat([bytes('MZ'), Buffer.alloc(64)]), 'a file of type EXE'],
    ['notes of a tracker', Buffer.concat([bytes('IMPM'), Buffer.alloc(64)]), 'a file of type IT'],
    ['notes', bytes('MThd\0\0\0\u0006\0\u0001'), 'a file of type MID'],
  ])('refuses %s', async (_, head, what) => {
    const message = `The file is ${what}, not an audio or video recording.`;
    expect(await sniffMedia(head)).toMatchObject({ ok: false, words: { message } });
  });

  it('refuses what is empty', async () => {
    expect(await sniffMedia(Buffer.alloc(0))).toMatchObject({
      ok: false,
      words: { message: 'The file is empty.' },
    });
  });

  it.each([
    ['an MP3 that starts with a frame', Buffer.concat([Buffer.from('fffb90c4', 'hex'), Buffer.alloc(800)])],
    [
      'an MP3 whose tag is longer than what is seen',
      Buffer.concat([bytes('ID3\u0004\0\0\u0007\u007f\u007f\u007f'), Buffer.alloc(90)]),
    ],
    ['a WAV', bytes('RIFF\0\0\0\0WAVEfmt ')],
    ['Ogg', Buffer.concat([bytes('OggS\0\u0002'), Buffer.alloc(22), bytes('\u0001\u0013OpusHead')])],
    ['bytes that nobody knows', Buffer.from('0001020304050607deadbeef', 'hex')],
  ])('lets %s pass', async (_, head) => {
    expect(await sniffMedia(head)).toEqual({ ok: true });
  });

  it('lets a real recording pass', async () => {
    expect(await sniffFile(meetingFixture('en-04-incident-review').path)).toEqual({ ok: true });
  });
});

describe.skipIf(!hasSharedData)('sniffMedia on the shared recordings', () => {
  it.each(['video-with-speech.mp4', 'truncated.m4a', 'tone.mp3', 'wav-wrong-length-zero.wav'])(
    'lets %s pass',
    async (name) => {
      expect(await sniffFile(sharedData('broken', name))).toEqual({ ok: true });
    },
  );

  it.each([
    ['text-renamed.mp3', 'The file is a text file, not an audio or video recording.'],
    ['zero-byte.wav', 'The file is empty.'],
  ])('refuses %s', async (name, message) => {
    expect(await sniffFile(sharedData('broken', name))).toMatchObject({ ok: false, words: { message } });
  });
});
