import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';

/** An OpenAI-compatible server that writes as much as the test lets it. */
const open: ServerResponse[] = [];
const engine = createServer((request, response) => {
  if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  open.push(response);
}).listen(0, '127.0.0.1');
await once(engine, 'listening');
const { port } = engine.address() as { port: number };
afterAll(() => {
  engine.closeAllConnections();
  engine.close();
});

const app = useTestApp({
  ASSISTANT_ENGINE: 'openai',
  OPENAI_API_KEY: 'none',
  OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
});

test.each([
  { written: ['The delivery ', 'costs '], kept: ['user', 'assistant'] },
  { written: [], kept: ['user'] },
])('an answer that is stopped keeps what was written: $written', async ({ written, kept }) => {
  open.length = 0;
  const { member } = await app.current.addCompany();
  const url = app.current.app.server.listening
    ? `http://127.0.0.1:${(app.current.app.server.address() as { port: number }).port}`
    : await app.current.app.listen({ port: 0, host: '127.0.0.1' });
  const body = new FormData();
  body.append('message', 'What does the delivery cost?');
  const stop = new AbortController();
  const asked = fetch(`${url}/api/v1/chat/new-message`, {
    method: 'POST',
    headers: { cookie: member.cookie, accept: 'text/event-stream' },
    body,
    signal: stop.signal,
  });
  asked.catch(() => undefined);
  await expect.poll(() => open.length).toBe(1);
  const [model] = open;
  for (const content of written) {
    model?.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
  }
  if (written.length) {
    const reader = (await asked).body?.pipeThrough(new TextDecoderStream()).getReader();
    let read = '';
    while (!read.includes('costs ')) read += (await reader?.read())?.value ?? '';
  }
  stop.abort();
  // The engine is told to stop, too.
  await expect.poll(() => model?.destroyed).toBe(true);

  const list = () => app.current.as(member).get('/api/v1/chat/messages');
  const authors = async () => (await list()).json().data.map(({ author }: { author: string }) => author);
  await expect.poll(authors).toEqual(kept);
  if (written.length) expect((await list()).json().data[1].content).toBe('The delivery costs ');
});
