import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { attachmentMax } from '@tavla/shared/limits';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '@/test/test-app';
import { heldBytes, heldMax } from './held-bytes';

const app = useTestApp();
let base: string;
beforeAll(async () => {
  base = await app.current.listen();
});

const open = new Set<ClientRequest>();
afterEach(async () => {
  for (const call of open) call.destroy();
  open.clear();
  await expect.poll(held).toBe(0);
});

const held = () =>
  [...heldBytes({ server: app.current.app }).values()].reduce((sum, bytes) => sum + bytes, 0);

/** A request whose body never ends; answers with what the server says before that, if anything. */
function begin(user: TestUser | null, url: string, headers: Record<string, string | number>, start: Buffer) {
  const call = request(new URL(url, base), {
    method: 'POST',
    agent: false,
    headers: { ...headers, ...(user && { cookie: user.cookie }) },
  });
  open.add(call);
  call.on('error', () => {});
  call.write(start);
  return once(call, 'response').then(([response]) => response as IncomingMessage);
}

async function wordsOf(response: IncomingMessage): Promise<{ code: string; message: string }> {
  let text = '';
  for await (const chunk of response) text += chunk;
  return JSON.parse(text);
}

const json = { 'content-type': 'application/json', 'content-length': 2 ** 20 };

test('bodies that never end take so much memory of a person, and no more', async () => {
  const { member, admin } = await app.current.addCompany();
  const begun = Array.from({ length: heldMax / 2 ** 20 }, () =>
    begin(member, '/api/v1/tasks', json, Buffer.from('{')),
  );
  await expect.poll(held).toBe(heldMax);
  const refused = await begin(member, '/api/v1/tasks', json, Buffer.from('{'));
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
  expect(await wordsOf(refused)).toMatchObject({ message: expect.stringContaining('64 MB') });
  // Nobody else is held up, and who asks for something sends nothing.
  expect((await app.current.as(admin).post('/api/v1/tasks', { title: 'Mine' })).statusCode).toBe(201);
  expect((await app.current.as(member).get('/api/v1/tasks')).statusCode).toBe(200);
  for (const call of open) call.destroy();
  await Promise.allSettled(begun);
  await expect.poll(held).toBe(0);
  expect((await app.current.as(member).post('/api/v1/tasks', { title: 'Mine' })).statusCode).toBe(201);
});

test('files that never end count as far as they have arrived', async () => {
  const { member } = await app.current.addCompany();
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const start = Buffer.from(
    '--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n',
  );
  const file = Buffer.concat([start, Buffer.alloc(attachmentMax - 1, 'a')]);
  for (let count = 0; count < 3; count++)
    void begin(member, '/api/v1/chat/new-message', headers, file).catch(() => {});
  await expect.poll(held).toBeGreaterThan(3 * (attachmentMax - 2 ** 17));
  const more = Buffer.concat([file.subarray(0, 10 * 2 ** 20), Buffer.from('\r\n--x--\r\n')]);
  const refused = await begin(member, '/api/v1/chat/new-message', headers, more);
  expect(refused.statusCode).toBe(429);
  expect(held()).toBeLessThanOrEqual(heldMax);
});

test('a stranger sends little', async () => {
  const { statusCode } = await begin(
    null,
    '/auth/login',
    { ...json, 'content-length': 2 ** 16 + 1 },
    Buffer.from('{'),
  );
  expect(statusCode).toBe(413);
});
