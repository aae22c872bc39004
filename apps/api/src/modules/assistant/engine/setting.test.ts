import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { uncited } from '@/modules/assistant/model/uncited.test-kit';
import { postForm } from '@/test/form';
import { type TestCompany, useTestApp } from '@/test/test-app';

/** A server of OpenAI's protocol that writes as much as a test lets it, and counts who asks. */
const open: ServerResponse[] = [];
let asked = 0;
let refuses = false;
const engine = createServer((request, response) => {
  asked += 1;
  if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end();
  if (refuses) return void response.writeHead(401).end();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  open.push(response);
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
  const fields = { title: 'Print the flyers', description: 'They cost ten euros.', userId: company.admin.id };
  taskId = (await app.current.as(company.member).post('/api/v1/tasks', fields)).json().id;
  asked = 0;
  open.length = 0;
});

const settings = '/api/v1/organization';
const set = async (assistant: string) => {
  const answer = await app.current.as(company.admin).patch(settings, { assistant });
  expect(answer.statusCode).toBe(200);
};
const send = (message: string, more: Record<string, string> = {}) =>
  postForm(app.current, company.member, '/api/v1/chat/new-message', { message, taskId, ...more });
const messages = async () =>
  (await app.current.as(company.member).get(`/api/v1/chat/messages?taskId=${taskId}`)).json().data;
/** A question that no rule reads. */
const question = 'Which colours would suit our customers best?';

test('a company begins with the assistant on, everybody reads how it is, and admins alone change it', async () => {
  const organization = async () => {
    const me = await app.current.as(company.member).get('/auth/me');
    return me.json().data.organization;
  };
  expect(await organization()).toMatchObject({ assistant: 'on' });
  expect((await app.current.as(company.member).patch(settings, { assistant: 'off' })).statusCode).toBe(403);
  expect((await app.current.as(company.admin).patch(settings, { assistant: 'loud' })).statusCode).toBe(400);
  await set('local');
  expect(await organization()).toMatchObject({ assistant: 'local' });
  const { prisma } = app.current.db;
  const where = { organizationId: company.id };
  const event = await prisma.event.findFirst({ where: { ...where, resource: 'organization' } });
  expect(event?.data).toMatchObject({ assistant: 'local' });
  const entry = await prisma.auditEntry.findFirst({ where });
  expect(entry?.details).toEqual({ changes: { assistant: { from: 'on', to: 'local' } } });
});

test('off: every message is a comment, whomever it calls, and nothing is sent anywhere', async () => {
  await set('off');
  for (const message of [question, 'Who has this?', '@Tavla who has this?', 'Assign it to Ada'])
    expect((await send(message)).json().data).toMatchObject({ answer: null });
  const own = await postForm(app.current, company.member, '/api/v1/chat/new-message', { message: 'Hello' });
  expect(own.json().data).toMatchObject({ answer: null });
  const kept = await messages();
  expect(kept).toHaveLength(4);
  for (const message of kept) expect(message).toMatchObject({ author: 'user', isComment: true });
  expect(asked).toBe(0);
});

test('a question from before is not asked again when it is sent once more', async () => {
  const messageId = '018f0000-0000-7000-8000-00000000000a';
  refuses = true;
  expect((await send(question, { messageId })).statusCode).toBe(503);
  refuses = false;
  await set('off');
  const before = asked;
  expect((await send(question, { messageId })).json()).toMatchObject({ data: { answer: null } });
  expect(asked).toBe(before);
  expect(await messages()).toMatchObject([{ content: question }]);
});

test('local: questions and wishes are answered on this machine, whatever the server is set up with', async () => {
  await set('local');
  expect((await send('Who is responsible for this?')).json().data.answer).toContain('Ada Admin');
  expect((await send(question)).json().data.answer).toEqual(expect.any(String));
  expect((await send('Move it to Done')).statusCode).toBe(200);
  expect((await messages()).at(-1)).toMatchObject({ proposal: { changes: [{ kind: 'edit' }] } });
  expect(asked).toBe(0);
});

test.each([
  { written: ['Blue and '], kept: ['user', 'assistant'], setting: 'off' },
  { written: [], kept: ['user'], setting: 'local' },
])(
  'an answer in the middle of which the company says $setting ends, though the model goes on',
  async (given) => {
    const answering = send(question);
    await expect.poll(() => open.length).toBe(1);
    const [model] = open;
    for (const content of given.written)
      model?.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
    await set(given.setting);
    await expect.poll(() => model?.destroyed).toBe(true);
    const answer = await answering;
    if (given.written.length) expect(answer.json()).toEqual({ data: { answer: 'Blue and ' } });
    else
      expect(answer.json()).toMatchObject({
        code: 'engine-unavailable',
        message: expect.stringContaining('has just changed what the assistant may do'),
      });
    expect((await messages()).map(({ author }: { author: string }) => author)).toEqual(given.kept);
  },
);

test('another company beside it goes on asking', async () => {
  await set('off');
  company = await app.current.addCompany();
  taskId = (await app.current.as(company.member).post('/api/v1/tasks', { title: 'Ours' })).json().id;
  const answering = send(question);
  await expect.poll(() => open.length).toBe(1);
  open[0]?.end(`data: ${JSON.stringify({ choices: [{ delta: { content: 'Blue.' } }] })}\n\ndata: [DONE]\n\n`);
  expect((await answering).json()).toEqual({ data: { answer: uncited('Blue.') } });
});
