import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { ModelUsage } from '@/adapters/language/language';
import { createModelServer } from './converse/model-server';
import type { Turn } from './converse/turn';
import { createModelClient } from './model-client';

interface Asked {
  path: string;
  body: { stream?: boolean; stream_options?: unknown };
}
const asked: Asked[] = [];
let answer: (response: ServerResponse, asked: Asked) => void;
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const one = { path: request.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString()) };
  asked.push(one);
  answer(response, one);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as { port: number };
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let taken: ModelUsage[] = [];
const onUsage = (usage: ModelUsage) => void taken.push(usage);
beforeEach(() => {
  taken = [];
  asked.length = 0;
});

const prompt = { instructions: 'Be brief.', data: '{"question":"What does it cost?"}' };
const shape = z.object({ summary: z.string() });
const never = new AbortController().signal;
const client = (options = {}) =>
  createModelClient({ baseUrl: `http://127.0.0.1:${port}/v1`, model: 'm', maxRetries: 0, ...options });
const speaker = (options = {}) =>
  createModelServer({ baseUrl: `http://127.0.0.1:${port}/v1`, model: 'm', maxRetries: 0, ...options });
async function tell(model = speaker(), onText: (text: string) => void = () => {}, signal = never) {
  const turns: Turn[] = [{ by: 'person', text: prompt.data }];
  const request = { instructions: prompt.instructions, turns, tools: [], mayCall: false };
  return (await model.step(request, { onText, onUsage, signal })).text;
}

const refuse = (response: ServerResponse, status: number, body: object = {}) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const json = (response: ServerResponse, body: object) => refuse(response, 200, body);
function stream(response: ServerResponse, events: object[]) {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
}
const word = (content: string) => ({ choices: [{ index: 0, delta: { content } }] });
/** Knows chat completions alone, of a server that answers in a stream. */
const chat =
  (events: object[]) =>
  (response: ServerResponse, { path }: Asked) => {
    if (!path.endsWith('/chat/completions')) return refuse(response, 404);
    stream(response, events);
    return response.end('data: [DONE]\n\n');
  };

test('what a filled form took, by either protocol, also when the form is cut', async () => {
  const written = { type: 'message', content: [{ type: 'output_text', text: '{"summary":"s"}' }] };
  const usage = { input_tokens: 120, output_tokens: 30 };
  answer = (response) => json(response, { object: 'response', output: [written], usage });
  const fill = (model = client()) => model.fill(shape, 'summary', prompt, { signal: never, onUsage });
  expect(await fill()).toEqual({ summary: 's' });

  const incomplete_details = { reason: 'max_output_tokens' };
  answer = (response) => json(response, { object: 'response', output: [written], usage, incomplete_details });
  await expect(fill()).rejects.toThrow();

  answer = (response, { path }) => {
    if (!path.endsWith('/chat/completions')) return refuse(response, 404);
    const choices = [{ message: { content: '{"summary":"c"}' }, finish_reason: 'stop' }];
    return json(response, { choices, usage: { prompt_tokens: 99, completion_tokens: 7 } });
  };
  expect(await fill()).toEqual({ summary: 'c' });
  const told = { requests: 1, inputTokens: 120, outputTokens: 30, isEstimated: false };
  expect(taken).toEqual([told, told, { ...told, inputTokens: 99, outputTokens: 7 }]);
});

test('a server that read far less of a form than it was sent is told of', async () => {
  const written = { type: 'message', content: [{ type: 'output_text', text: '{"summary":"s"}' }] };
  const usage = { input_tokens: 4_096, output_tokens: 30 };
  answer = (response) => json(response, { object: 'response', output: [written], usage });
  const lines: string[] = [];
  const model = client({ warn: (line: string) => void lines.push(line) });
  const long = { ...prompt, data: 'meeting '.repeat(10_000) };
  await model.fill(shape, 'summary', long, { signal: never, onUsage });
  expect(lines).toEqual([expect.stringContaining('read 4096 tokens')]);
});

test('what a streamed answer took stands at its end', async () => {
  answer = (response) => {
    const usage = { input_tokens: 50, output_tokens: 4 };
    stream(response, [
      { type: 'response.output_text.delta', delta: 'Ten.' },
      { type: 'response.completed', response: { usage } },
    ]);
    response.end();
  };
  expect(await tell()).toBe('Ten.');
  answer = chat([word('Ten.'), { choices: [], usage: { prompt_tokens: 51, completion_tokens: 5 } }]);
  expect(await tell()).toBe('Ten.');
  expect(asked.at(-1)?.body.stream_options).toEqual({ include_usage: true });
  expect(taken).toEqual([
    { requests: 1, inputTokens: 50, outputTokens: 4, isEstimated: false },
    { requests: 1, inputTokens: 51, outputTokens: 5, isEstimated: false },
  ]);
});

test.each([
  [400, { error: { message: 'Unrecognized request argument supplied: stream_options' } }],
  [422, { detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'] }] }],
])('a server that refuses to count (%i) is asked without, from then on', async (status, body) => {
  const willing = chat([word('Ten '), word('euros.')]);
  answer = (response, one) =>
    one.body.stream_options ? refuse(response, status, body) : willing(response, one);
  const model = speaker();
  expect(await tell(model)).toBe('Ten euros.');
  asked.length = 0;
  expect(await tell(model)).toBe('Ten euros.');
  expect(asked).toHaveLength(1);
  // Reckoned: about a token for each short word or sign.
  expect(taken).toEqual([taken[1], taken[0]]);
  expect(taken[0]).toMatchObject({ requests: 1, isEstimated: true });
  expect(taken[0]?.inputTokens).toBeGreaterThan(8);
  expect(taken[0]?.outputTokens).toBeGreaterThanOrEqual(3);
});

test('a server that counts zeros counts nothing', async () => {
  answer = chat([word('Ten.'), { choices: [], usage: { prompt_tokens: 0, completion_tokens: 0 } }]);
  await tell();
  expect(taken).toMatchObject([{ isEstimated: true }]);
});

test('an answer that breaks off, and one that is called off, have taken what was written', async () => {
  answer = (response, { path }) => {
    if (!path.endsWith('/chat/completions')) return refuse(response, 404);
    return stream(response, [word('The delivery costs ')]);
  };
  let open: ServerResponse | undefined;
  const begin = answer;
  answer = (response, one) => {
    open = response;
    begin(response, one);
  };
  await expect(tell(speaker(), () => open?.destroy())).rejects.toThrow();
  const stop = new AbortController();
  const stopped = tell(speaker(), () => stop.abort(new Error('enough')), stop.signal);
  await expect(stopped).rejects.toThrow('enough');
  expect(taken).toHaveLength(2);
  for (const usage of taken) expect(usage).toMatchObject({ requests: 1, isEstimated: true });
  for (const { outputTokens } of taken) expect(outputTokens).toBeGreaterThan(0);
});

test('a request that is given up has taken what it was sent; one that is refused nothing', async () => {
  answer = (response) => refuse(response, 429);
  await expect(tell()).rejects.toThrow();
  expect(taken).toEqual([]);
  answer = () => {};
  await expect(tell(speaker({ timeoutMs: 50 }))).rejects.toThrow();
  expect(taken).toMatchObject([{ requests: 1, outputTokens: 0, isEstimated: true }]);
  expect(taken[0]?.inputTokens).toBeGreaterThan(8);
});
