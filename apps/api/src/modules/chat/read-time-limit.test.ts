import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TextWork } from '@/adapters/text-work/text-work';
import { postForm } from '@/test/form';
import { startTestApp, type TestApp } from '@/test/test-app';

/** An application whose reading of questions never ends: one at a time, and one that waits. */
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const child = fileURLToPath(new URL('../../adapters/text-work/text-work.test-process.ts', import.meta.url));
let app: TestApp;
beforeAll(async () => {
  const queue = { running: 1, runningEach: 1, waiting: 1, waitingEach: 1 };
  app = await startTestApp(
    {},
    undefined,
    new TextWork(['--import', tsx, child], { queue, longestMs: 5_000 }),
  );
});
afterAll(() => app.close());

test('questions that never end hold up nobody else, and are refused in words', async () => {
  const { member } = await app.addCompany();
  let ended = 0;
  // What no rule reads and has no words to look for is read as a text, of a ticket with all that belongs to it.
  const { id: taskId } = (await app.as(member).post('/api/v1/tasks', { title: 'Order chairs' })).json();
  const answers = ['hm', 'um', 'eh'].map((message) =>
    postForm(app, member, '/api/v1/chat/new-message', { message, taskId }).finally(() => ended++),
  );
  // One is read, one waits, and one is too many.
  const refused = await Promise.race(answers);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({ code: 'busy', message: expect.stringContaining('Try again') });
  expect((await app.as(null).get('/healthz')).statusCode).toBe(200);
  expect(ended).toBe(1);
  const others = (await Promise.all(answers)).filter((answer) => answer !== refused);
  for (const answer of others) {
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'too-large', message: expect.stringContaining('less') });
  }
  // What was asked stays.
  expect((await app.as(member).get(`/api/v1/chat/messages?taskId=${taskId}`)).json().data).toHaveLength(3);
});
