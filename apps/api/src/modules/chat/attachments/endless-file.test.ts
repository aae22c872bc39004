import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TextWork } from '@/adapters/text-work/text-work';
import { postForm } from '@/test/form';
import { startTestApp, type TestApp } from '@/test/test-app';

/** An application whose reading of text files never ends: one of each company at a time. */
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const child = fileURLToPath(
  new URL('../../../adapters/text-work/text-work.test-process.ts', import.meta.url),
);
let app: TestApp;
beforeAll(async () => {
  const queue = { running: 2, runningEach: 1, waiting: 4, waitingEach: 2 };
  app = await startTestApp(
    {},
    undefined,
    new TextWork(['--import', tsx, child], { queue, longestMs: 5_000 }),
  );
});
afterAll(() => app.close());

test('files that never end to be read hold up nobody else, and are refused in words', async () => {
  const { member } = await app.addCompany();
  let ended = 0;
  const send = (name: string) =>
    postForm(app, member, '/api/v1/chat/new-message', { message: 'Read' }, [{ name, content: 'x' }]).finally(
      () => ended++,
    );
  const answers = ['a.txt', 'b.csv'].map(send);
  // Another company's file has its turn beside them, and whoever wants no file waits for none.
  const other = await app.addCompany();
  expect((await app.as(other.member).get('/api/v1/tasks')).statusCode).toBe(200);
  const image = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
  const sent = await postForm(
    app,
    other.member,
    '/api/v1/chat/new-message',
    { message: 'What is overdue?', isComment: 'true' },
    [{ name: 'dot.png', content: image }],
  );
  expect(sent.statusCode).toBe(200);
  expect(ended).toBe(0);
  for (const answer of await Promise.all(answers)) {
    expect(answer.statusCode).toBe(415);
    expect(answer.json().message).toMatch(/takes too long or too much memory/);
  }
  expect((await app.as(member).get('/api/v1/chat/messages')).json().data).toEqual([]);
});
