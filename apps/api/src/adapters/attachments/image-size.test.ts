import { expect, test } from 'vitest';
import { imageHead } from './image-size';

const bytes = (...hex: string[]) => Buffer.from(hex.join('').replaceAll(' ', ''), 'hex');
const ascii = (text: string) => Buffer.from(text).toString('hex');

const png = bytes('89504e470d0a1a0a 0000000d', ascii('IHDR'), '00000280 000001e0 0806000000');
const jpeg = bytes('ffd8 ffe0 0004 0000 ff ffc0 0011 08 01e0 0280 03 012200');
const webp = (chunk: string, rest: string) =>
  bytes(ascii('RIFF'), '00000000', ascii('WEBP'), ascii(chunk), '00000000', rest.padEnd(40, '0'));

test.each([
  ['png', png, 'image/png', 640, 480],
  ['jpeg, after other segments', jpeg, 'image/jpeg', 640, 480],
  ['webp, extended', webp('VP8X', '00000000 7f0200 df0100'.replaceAll(' ', '')), 'image/webp', 640, 480],
  ['webp, lossless', webp('VP8L', '2f7fc27700'), 'image/webp', 640, 480],
  ['webp, lossy', webp('VP8 ', '0000009d012a8002e001'), 'image/webp', 640, 480],
])('%s tells its size', (_, file, mimeType, width, height) => {
  expect(imageHead(file)).toEqual({ mimeType, width, height });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('just a text that is as long as the head of an image')],
  ['half a head', png.subarray(0, 20)],
  ['no width', Buffer.concat([png.subarray(0, 16), Buffer.alloc(20)])],
  ['segments without a frame', bytes('ffd8 ffe0 0004 0000 ffe1 0004 0000 ffd9 0000 0000 0000 0000')],
  ['a segment that reaches beyond the end', bytes('ffd8 ffe0 ffff 0000 0000 0000 0000')],
  ['an unknown chunk', webp('JUNK', '')],
])('%s is no image', (_, file) => {
  expect(imageHead(file)).toBeNull();
});
