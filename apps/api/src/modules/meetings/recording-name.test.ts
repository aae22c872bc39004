import { expect, it } from 'vitest';
import { useTestApp } from '@/test/test-app';

const test = useTestApp();
const wave = Buffer.concat([Buffer.from('RIFF\x24\x10\0\0WAVEfmt \x10\0\0\0'), Buffer.alloc(4000)]);

it.each([
  ['Weekly.Sync.WAV', 'Weekly.Sync.wav', 'Réunion', 'R%C3%A9union.wav'],
  ['stand-up.webm', 'stand-up.webm', 'Monday.webm', 'Monday.webm'],
  ['no extension', 'no%20extension', 'Other', 'Other'],
])('%s comes back as %s, and renamed to %s as %s', async (fileName, before, name, after) => {
  const { member } = await test.current.addCompany();
  const form = new FormData();
  form.append('file', new Blob([wave]), fileName);
  const encoded = new Response(form);
  const made = await test.current.app.inject({
    method: 'POST',
    url: '/api/v1/audios',
    headers: { cookie: member.cookie, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(made.statusCode, made.body).toBe(201);
  const as = test.current.as(member);
  const address = `/api/v1/audios/${made.json().id}`;
  const called = async () => String((await as.get(`${address}/file`)).headers['content-disposition']);
  expect(await called()).toContain(`filename*=UTF-8''${before}`);
  expect((await as.patch(address, { name })).statusCode).toBe(200);
  expect(await called()).toContain(`filename*=UTF-8''${after}`);
});
