import { beforeEach, expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { delta, refuses, send, useModelServer } from '@/test/models/model-server';
import { type TestUser, useTestApp } from '@/test/test-app';

const model = await useModelServer();
const app = useTestApp({
  ...{ ASSISTANT_ENGINE: 'openai', OPENAI_API_KEY: 'none', OPENAI_BASE_URL: model.url },
});
let me: TestUser;
beforeEach(async () => {
  me = (await app.current.addCompany()).member;
});
const ask = (accept: string) => {
  const fields = { message: 'Which town is it, then?' };
  return postForm(app.current, me, '/api/v1/chat/new-message', fields, [], { accept });
};

test.each([
  ['has enough', refuses(429, {}, { 'retry-after': '30' }), /Try again in 30 s/],
  ['fails', refuses(500, { error: { message: 'CUDA' } }), /reports an error/],
  ['refuses the key', refuses(401, {}), /access key/],
])('a model server that %s is told of in words, and the question stays', async (_, answer, words) => {
  model.answers = [answer];
  const { statusCode, body } = await ask('application/json');
  expect(statusCode).toBe(503);
  expect(JSON.parse(body)).toMatchObject({
    code: 'engine-unavailable',
    message: expect.stringMatching(words),
  });
  expect(body).not.toContain('CUDA');
  const kept = await app.current.as(me).get('/api/v1/chat/messages');
  expect(kept.json().data).toMatchObject([{ author: 'user' }]);
});

test('one that is killed in the middle is told of behind what it wrote', async () => {
  model.answers = [
    (response) => {
      send(response, delta({ content: 'It is the town of ' }));
      setImmediate(() => response.destroy());
    },
  ];
  const { body } = await ask('text/event-stream');
  expect(body).toContain('It is the town of');
  expect(body).toMatch(/"error":.*broke off in the middle/);
});
