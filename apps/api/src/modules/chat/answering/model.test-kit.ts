import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect } from 'vitest';

/** A server that speaks OpenAI's protocol and writes what the test says, when it says so. */
export async function useModel() {
  const asked: ServerResponse[] = [];
  let status = 200;
  let wanted: Record<string, string> = {};
  const server = createServer((request, response) => {
    if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end();
    asked.push(response);
    if (status !== 200) return void response.writeHead(status, wanted).end('{}');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  beforeEach(() => {
    asked.length = 0;
    status = 200;
    wanted = {};
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    env: {
      ASSISTANT_ENGINE: 'openai',
      OPENAI_API_KEY: 'none',
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    },
    asked,
    /** Waits until it has been asked so many times. */
    async arrived(many = 1): Promise<void> {
      await expect.poll(() => asked.length).toBe(many);
    },
    /** Writes to the newest question. */
    write(content: string): void {
      asked.at(-1)?.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
    },
    /** Calls a tool, which ends the newest request: the model goes on with what the tool gives. */
    call(name: string, input: object): void {
      const fn = { name, arguments: JSON.stringify(input) };
      const delta = { tool_calls: [{ index: 0, id: 'call', type: 'function', function: fn }] };
      const choices = [{ index: 0, delta, finish_reason: 'tool_calls' }];
      asked.at(-1)?.write(`data: ${JSON.stringify({ choices })}\n\n`);
      asked.at(-1)?.end('data: [DONE]\n\n');
    },
    end(): void {
      asked.at(-1)?.end('data: [DONE]\n\n');
    },
    /** Dies in the middle of the newest answer. */
    breakOff(): void {
      asked.at(-1)?.destroy();
    },
    /** Refuses everything with this status and these headers from now on; 200 takes it back. */
    refuse(next: number, headers: Record<string, string> = {}): void {
      status = next;
      wanted = headers;
    },
  };
}
