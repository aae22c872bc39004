import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { startTestApp, type TestApp, type TestUser } from '@/test/test-app';

/** An OpenAI-compatible server that answers when the test lets it. */
const asked: ServerResponse[] = [];
const engine = createServer((request, response) => {
  if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  asked.push(response);
}).listen(0, '127.0.0.1');
await once(engine, 'listening');
let one: TestApp;
let two: TestApp;

beforeAll(async () => {
  const { port } = engine.address() as { port: number };
  const env = {
    ASSISTANT_ENGINE: 'openai',
    OPENAI_API_KEY: 'none',
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
  };
  one = await startTestApp(env);
  two = await startTestApp(env, one);
});
afterAll(async () => {
  await two.close();
  await one.close();
  engine.closeAllConnections();
  engine.close();
});

let member: TestUser;
let fields: { message: string; messageId: string };
beforeEach(async () => {
  asked.length = 0;
  ({ member } = await one.addCompany());
  fields = { message: 'What does the delivery cost?', messageId: crypto.randomUUID() };
});

const url = '/api/v1/chat/new-message';
const send = (app: TestApp, accept = 'application/json') =>
  postForm(app, member, url, fields, [], { accept });
const arrived = (many = 1) => expect.poll(() => asked.length).toBe(many);
function write(words: string): void {
  asked.at(-1)?.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: words } }] })}\n\n`);
}
async function authors(): Promise<ChatMessage['author'][]> {
  const { data } = (await one.as(member).get('/api/v1/chat/messages')).json();
  return data.map(({ author }: ChatMessage) => author);
}

test('a message that arrives many times at once, at several processes, is asked and answered once', async () => {
  const answers = [send(one), send(two), send(two, 'text/event-stream'), send(one), send(two)];
  await arrived();
  write('Twelve euros.');
  asked[0]?.end('data: [DONE]\n\n');
  for (const answer of await Promise.all(answers)) {
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).toContain('"answer":"Twelve euros."');
  }
  expect((await send(two)).json()).toEqual({ data: { answer: 'Twelve euros.' } });
  expect(asked).toHaveLength(1);
  expect(await authors()).toEqual(['user', 'assistant']);
});

test('a message that got no answer is asked again', async () => {
  const failing = send(one);
  await arrived();
  asked[0]?.end('data: [DONE]\n\n');
  expect((await failing).json().data.answer).toBe('');
  asked.length = 0;
  const again = send(two);
  await arrived();
  write('Twelve euros.');
  asked.at(-1)?.end('data: [DONE]\n\n');
  expect((await again).json().data.answer).toBe('Twelve euros.');
});

test('a message whose asker died is asked again when its turn has run out', async () => {
  const lost = send(one);
  await arrived();
  await one.db.pool.query('update chat_message set "answerBy" = now() where id = $1', [fields.messageId]);
  const again = send(two);
  await arrived(2);
  write('Twelve euros.');
  asked[1]?.end('data: [DONE]\n\n');
  expect((await again).json().data.answer).toBe('Twelve euros.');
  asked.pop();
  write('Thirteen.');
  asked[0]?.end('data: [DONE]\n\n');
  expect((await lost).json().data.answer).toBe('Twelve euros.');
  expect(await authors()).toEqual(['user', 'assistant']);
});
