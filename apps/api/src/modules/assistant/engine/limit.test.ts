import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AssistantUsage } from '@tavla/shared/contracts/organization/assistant-usage';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { uncited } from '@/modules/assistant/model/uncited.test-kit';
import { postForm } from '@/test/form';
import { type TestCompany, useTestApp } from '@/test/test-app';

/** A server of OpenAI's protocol that answers at once and says what it took; it counts who asks. */
let asked = 0;
const usage = { prompt_tokens: 900, completion_tokens: 200 };
const engine = createServer((request, response) => {
  if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end();
  asked += 1;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunks = [{ choices: [{ index: 0, delta: { content: 'Blue.' } }] }, { choices: [], usage }];
  for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  response.end('data: [DONE]\n\n');
}).listen(0, '127.0.0.1');
await once(engine, 'listening');
const { port } = engine.address() as { port: number };
afterAll(() => {
  engine.closeAllConnections();
  engine.close();
});

const app = useTestApp({ OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` });
let company: TestCompany;
let taskId: string;
beforeEach(async () => {
  company = await app.current.addCompany();
  const fields = { title: 'Print the flyers', userId: company.admin.id };
  taskId = (await app.current.as(company.member).post('/api/v1/tasks', fields)).json().id;
  asked = 0;
});

const send = async (message: string) => {
  const form = { message, taskId };
  const answer = await postForm(app.current, company.member, '/api/v1/chat/new-message', form);
  return answer.json().data.answer as string;
};
const allow = (assistantTokens: number | null) =>
  app.current.as(company.admin).patch('/api/v1/organization', { assistantTokens });
const question = 'Which colours would suit our customers best?';

test('an answer is counted as the server tells it', async () => {
  expect(await send(question)).toBe(uncited('Blue.'));
  const read = await app.current.as(company.admin).get('/api/v1/organization/assistant');
  expect(read.json<AssistantUsage>().months[0]).toMatchObject({
    ...{ requests: 1, inputTokens: 900, outputTokens: 200, estimatedTokens: 0, meetingTokens: 0, cost: null },
  });
});

test('beyond the limit this machine answers and says so, in the language of the question', async () => {
  await allow(1_000);
  // Not yet there: it is begun, and ends, though it goes beyond.
  expect(await send(question)).toBe(uncited('Blue.'));
  const known = await send('Who is responsible for this?');
  expect(known).toMatch(/^It is assigned to Ada Admin\.\n\nThis month’s tokens .+ are used up/);
  expect(await send(question)).toMatch(/\n\nThis month’s tokens .+ are used up/);
  expect(await send('¿Quién es el responsable de esta tarea?')).toMatch(/Los tokens de este mes/);
  expect(asked).toBe(1);
  await allow(null);
  expect(await send(question)).toBe(uncited('Blue.'));
});
