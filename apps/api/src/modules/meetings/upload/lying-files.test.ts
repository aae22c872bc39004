import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { toWav } from '@/adapters/speech/pcm';
import { announceUpload, askOffset, sendPart } from '@/test/audio-client';
import { type TestCompany, useTestApp } from '@/test/test-app';

const app = useTestApp();
let base: string;
let company: TestCompany;
beforeAll(async () => {
  base = await app.current.listen();
  company = await app.current.addCompany();
});

const meetings = () => app.current.db.prisma.audio.count({ where: { organizationId: company.id } });

async function fileOf(content: Buffer | string): Promise<string> {
  const file = path.join(app.current.app.deps.env.dataDir, 'lying');
  await writeFile(file, content);
  return file;
}
async function announce(size: number, filename: string, filetype: string): Promise<string> {
  const answer = await announceUpload(base, company.member, size, { filename, filetype, language: 'en' });
  expect(answer.status).toBe(201);
  return base + answer.headers.get('location');
}

test('a page that says it is sound is refused by its bytes', async () => {
  const page = `<!doctype html><script>alert(1)</script>${' '.repeat(500)}`;
  const url = await announce(page.length, 'talk.wav', 'audio/wav');
  const answer = await sendPart(url, company.member, await fileOf(page), 0, undefined);
  expect([answer.status, await answer.json()]).toMatchObject([415, { code: 'wrong-file-type' }]);
  expect(await meetings()).toBe(0);
});

test('sound that says it is something else is taken for the sound that it is, and sent out as no page', async () => {
  const wav = toWav(Buffer.alloc(32_000));
  const url = await announce(wav.length, 'talk.html', 'audio/html');
  const { headers } = await sendPart(url, company.member, await fileOf(wav), 0, undefined);
  const file = `${base}/api/v1/audios/${headers.get('audio-id')}/file`;
  const sent = await fetch(file, { headers: { cookie: company.member.cookie } });
  expect(sent.headers.get('content-type')).toBe('audio/html');
  expect(sent.headers.get('x-content-type-options')).toBe('nosniff');
  expect(sent.headers.get('content-security-policy')).toMatch(/default-src 'none'|script-src 'self'/);
});

test('of a file that is longer than it said, nothing more than it said is kept, and no meeting is made', async () => {
  const before = await meetings();
  const wav = toWav(Buffer.alloc(32_000));
  const url = await announce(10_000, 'talk.wav', 'audio/wav');
  const refused = await sendPart(url, company.member, await fileOf(wav), 0, undefined).then(
    ({ status }) => status,
    // Cut while it was still sending.
    () => 413,
  );
  expect(refused).toBeGreaterThanOrEqual(400);
  const offset = Number((await askOffset(url, company.member)).headers.get('upload-offset'));
  expect(offset).toBeLessThanOrEqual(10_000);
  expect(await meetings()).toBe(before);
});

test('one without a length in its request is not longer either', async () => {
  const before = await meetings();
  const url = await announce(10_000, 'talk.wav', 'audio/wav');
  const status = await new Promise<number | undefined>((resolve) => {
    const endless = request(url, {
      method: 'PATCH',
      headers: {
        cookie: company.member.cookie,
        'tus-resumable': '1.0.0',
        'upload-offset': 0,
        'content-type': 'application/offset+octet-stream',
        'transfer-encoding': 'chunked',
      },
    });
    endless.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    endless.on('error', () => resolve(undefined));
    endless.end(toWav(Buffer.alloc(200_000)));
  });
  expect(status ?? 413).toBeGreaterThanOrEqual(400);
  const offset = Number((await askOffset(url, company.member)).headers.get('upload-offset'));
  expect(offset).toBeLessThanOrEqual(10_000);
  expect(await meetings()).toBe(before);
});
