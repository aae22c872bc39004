import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTextWork } from '@/create-text-work';
import { checkOpenai } from './check-openai';
import { createOpenaiEngine as createLanguage } from './language/openai/openai-engine';
import { createOpenaiEngine as createSpeech } from './speech/openai-engine';

const reached: string[] = [];
const servers: Server[] = [];
let baseUrl = '';

async function serve(listener: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const elsewhere = await serve((request, response) => {
    reached.push(request.url ?? '');
    request.resume().on('end', () => response.end('{"text":"","data":[]}'));
  });
  baseUrl = await serve((request, response) => {
    request.resume().on('end', () => {
      // 307 asks for the same request with the same body.
      response.writeHead(307, { location: `${elsewhere}${request.url}` }).end();
    });
  });
});
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

const text = createTextWork();
afterAll(() => text.close());

const calls: Record<string, () => Promise<unknown>> = {
  'the key, when it is tried': () => checkOpenai({ apiKey: 'a-key', baseUrl }),
  'a recording': () => {
    const chunk = { startMs: 0, endMs: 1000, spans: [{ startMs: 0, endMs: 1000 }] };
    const engine = createSpeech({ apiKey: 'a-key', baseUrl, maxRetries: 0 });
    return engine.recognise(chunk, Buffer.alloc(32_000), { language: 'en' });
  },
  'a meeting': () =>
    createLanguage({ text, apiKey: 'a-key', baseUrl, model: 'any', maxRetries: 0 }).analyse(
      {
        segments: [{ id: 'a', startMs: 0, endMs: 4000, text: 'Please call the bank.', speaker: null }],
        language: 'en',
        recordedAt: '2026-02-24T09:30:00Z',
        timeZone: 'UTC',
        people: [],
        tasks: [],
      },
      { organizationId: 'any' },
    ),
};

it.each(Object.entries(calls))(
  '%s goes to the host that the operator named, and no further',
  async (_, call) => {
    await call().catch(() => {});
    expect(reached).toEqual([]);
  },
);
