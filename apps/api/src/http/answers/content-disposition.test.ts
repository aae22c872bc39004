import { expect, it } from 'vitest';
import { contentDisposition } from './content-disposition';

it.each([
  ['stand-up.wav', 'stand-up.wav', 'stand-up.wav'],
  ["Réunion d'été (2).mp3", "Reunion d'ete (2).mp3", 'R%C3%A9union%20d%27%C3%A9t%C3%A9%20%282%29.mp3'],
  ['会议 "最终".webm', '__ ____.webm', '%E4%BC%9A%E8%AE%AE%20%22%E6%9C%80%E7%BB%88%22.webm'],
  ['../a\\b\r\nc.wav', '..-a-b--c.wav', '..-a-b--c.wav'],
  ['50% *.wav', '50_ *.wav', '50%25%20%2A.wav'],
])('names %s for old programs and for new ones', (name, plain, full) => {
  expect(contentDisposition('attachment', name)).toBe(
    `attachment; filename="${plain}"; filename*=UTF-8''${full}`,
  );
});
