import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeEach } from 'vitest';

/** What a model was asked, as it came over the wire. */
export interface AskedModel {
  path: string;
  body: {
    messages?: { role: string; content: string; tool_calls?: unknown[] }[];
    input?: { role?: string; content?: string; type?: string; output?: string }[];
    instructions?: string;
    tools?: { name?: string; function?: { name: string } }[];
    tool_choice?: string;
  };
}

interface Part {
  text?: string;
  image_url?: { url: string };
}

/** The bytes of the pictures that a model is shown, as text. */
export function picturesOf({ body }: AskedModel): string[] {
  return partsOf(body).flatMap(({ image_url }) => {
    if (!image_url) return [];
    return Buffer.from(image_url.url.split(',')[1] ?? '', 'base64').toString('latin1');
  });
}

/** All that a model reads, what stands in pictures as well. */
export function readBy(asked: AskedModel): string {
  return [...partsOf(asked.body).map(({ text = '' }) => text), ...picturesOf(asked)].join('\n');
}

/** Words alone come as a text, words with pictures as parts. */
function partsOf({ messages = [] }: AskedModel['body']): Part[] {
  return messages.flatMap(({ content }): Part[] => {
    const parts: unknown = content;
    return Array.isArray(parts) ? parts : [{ text: content }];
  });
}

type Answering = (response: ServerResponse, asked: AskedModel) => unknown;

/**
 * A server of OpenAI's protocol for the tests of a file. It answers request by request as `answers` say, the last one
 * again and again; `/responses` it does not know unless `hasResponses`.
 */
export async function useModelServer() {
  const state = {
    url: '',
    asked: [] as AskedModel[],
    answers: [] as Answering[],
    hasResponses: false,
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? '';
    if (path.endsWith('/responses') && !state.hasResponses) return void response.writeHead(404).end();
    const asked = { path, body: JSON.parse(Buffer.concat(chunks).toString()) };
    state.asked.push(asked);
    const answer = state.answers.length > 1 ? state.answers.shift() : state.answers[0];
    answer?.(response, asked);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  state.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    state.asked = [];
    state.answers = [];
    state.hasResponses = false;
  });
  return state;
}

/** Sends lines of a stream; more may follow. */
export function send(response: ServerResponse, ...chunks: unknown[]): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

export const delta = (content: object, finish: string | null = null) => ({
  choices: [{ index: 0, delta: content, finish_reason: finish }],
});

/** A whole answer by chat completions, of these deltas. */
export const stream =
  (...deltas: object[]): Answering =>
  (response) => {
    send(response, ...deltas.map((one) => delta(one)), delta({}, 'stop'));
    response.end('data: [DONE]\n\n');
  };

/** Words, each a piece of its own. */
export const says = (text: string): Answering =>
  stream(...(text.match(/\s*\S+|\s+$/g) ?? []).map((content) => ({ content })));

/** Calls of tools, as OpenAI sends them: the input in pieces. */
export function calls(...wanted: [name: string, input: unknown][]): Answering {
  const deltas = wanted.flatMap(([name, input], index) => {
    const text = typeof input === 'string' ? input : JSON.stringify(input);
    const half = Math.ceil(text.length / 2);
    const part = (about: object) => ({ tool_calls: [{ index, ...about }] });
    return [
      part({ id: `call_${index}`, type: 'function', function: { name, arguments: '' } }),
      part({ function: { arguments: text.slice(0, half) } }),
      part({ function: { arguments: text.slice(half) } }),
    ];
  });
  return stream(...deltas);
}

export const refuses =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answering =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
