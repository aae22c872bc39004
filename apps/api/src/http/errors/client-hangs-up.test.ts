import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '@/app';
import { loggingFor } from '@/process/logging';
import { announceUpload, askOffset } from '@/test/audio-client';
import { type TestCompany, useTestApp } from '@/test/test-app';

const desk = useTestApp();
let app: FastifyInstance;
let company: TestCompany;
let base: string;
let written = '';
let failed = 0;

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _, done) {
      written += chunk;
      done();
    },
  });
  const { logger } = loggingFor({ logLevel: 'info' }, false);
  app = await buildApp(desk.current.app.deps, { logger: { ...(logger as object), stream } });
  app.addHook('onError', async () => {
    failed += 1;
  });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
  company = await desk.current.addCompany();
});
afterAll(() => app.close());

const form = (field: string) =>
  `--x\r\ncontent-disposition: form-data; name="language"\r\n\r\nen\r\n--x\r\ncontent-disposition: form-data; name="${field}"; filename="a.wav"\r\n\r\nRIFF....WAVE`;

/** Requests that end in the middle of their body: how they begin, and what of the body comes. */
const halves = async (): Promise<[name: string, head: string, body: string][]> => {
  const upload = await announceUpload(base, company.member, 100_000, { filename: 'a.wav' });
  const type = (value: string) => `content-type: ${value}\r\n`;
  return [
    ['JSON', `POST /auth/login HTTP/1.1\r\n${type('application/json')}`, '{"email":'],
    ['JSON of a person', `POST /api/v1/tasks HTTP/1.1\r\n${type('application/json')}`, '{"title":'],
    [
      'a recording',
      `POST /api/v1/audios HTTP/1.1\r\n${type('multipart/form-data; boundary=x')}`,
      form('file'),
    ],
    [
      'a message',
      `POST /api/v1/chat/new-message HTTP/1.1\r\n${type('multipart/form-data; boundary=x')}`,
      form('files'),
    ],
    [
      'a piece',
      `PATCH ${upload.headers.get('location')} HTTP/1.1\r\n${type('application/offset+octet-stream')}tus-resumable: 1.0.0\r\nupload-offset: 0\r\n`,
      'RIFF',
    ],
  ];
};

test('a client that hangs up is no failure behind the server, and nothing unexpected', async () => {
  const requests = await halves();
  written = '';
  failed = 0;
  for (const [name, head, body] of requests) {
    const before = failed;
    const arrived = once(app.server, 'request');
    const client = connect(Number(new URL(base).port), '127.0.0.1');
    client.write(
      `${head}host: x\r\ncookie: ${company.member.cookie}\r\ncontent-length: 90000\r\n\r\n${body}`,
    );
    await arrived;
    // What was sent with the head is read before this is answered.
    await fetch(`${base}/healthz`);
    client.destroy();
    if (name !== 'a piece') await expect.poll(() => failed, { message: name }).toBe(before + 1);
  }
  // The upload is answered for again when its piece has come to its end, with or without what had arrived of it.
  const piece = requests.at(-1)?.[1].split(' ')[1];
  await expect.poll(async () => (await askOffset(`${base}${piece}`, company.member)).status).toBe(200);
  expect(written).not.toContain('service-failed');
  expect(written).not.toContain('"level":50');
});
