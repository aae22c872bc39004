import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { table } from '../board-client';
import { startRig } from '../board-rig';

/**
 * How much later the first word and the whole of an answer come through Tavla than from the model's own server, which
 * here writes at once: `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/assistant/added.ts`.
 */
const rounds = Number(process.env.ROUNDS ?? 60);
const tasks = Number(process.env.TASKS ?? 1_000);
const words = Array.from({ length: 60 }, (_, at) => ` word${at}`);

const model = createServer(async (request, response) => {
  for await (const _ of request);
  if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of words) {
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
  }
  response.end('data: [DONE]\n\n');
}).listen(0, '127.0.0.1');
await once(model, 'listening');
const modelUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
Object.assign(process.env, {
  ...{ ASSISTANT_ENGINE: 'openai', OPENAI_API_KEY: 'none', OPENAI_BASE_URL: modelUrl },
});

interface Times {
  first: number;
  whole: number;
}

/** Milliseconds until the first word and the end of an answer that streams. */
async function timed(url: string, init: RequestInit, isWord: (text: string) => boolean): Promise<Times> {
  const begun = performance.now();
  const { body, status } = await fetch(url, { method: 'POST', ...init });
  if (status !== 200 || !body) throw new Error(`${url} answers ${status}`);
  let first = 0;
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(piece, { stream: true });
    if (first === 0 && isWord(text)) first = performance.now() - begun;
  }
  return { first, whole: performance.now() - begun };
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const rig = await startRig();
try {
  const company = await rig.addCompany(rounds, tasks);
  const port = await rig.serve('api');
  const bare: Times[] = [];
  const tavla: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ask = {
      model: 'm',
      stream: true,
      messages: [{ role: 'user', content: 'What is said of the boats?' }],
    };
    const headers = { 'content-type': 'application/json' };
    bare.push(
      await timed(`${modelUrl}/chat/completions`, { headers, body: JSON.stringify(ask) }, (text) =>
        text.includes('word0'),
      ),
    );
    const form = new FormData();
    form.append('message', 'What is said of the boats?');
    const cookie = company.cookies[round] ?? '';
    tavla.push(
      await timed(
        `http://127.0.0.1:${port}/api/v1/chat/new-message`,
        { headers: { cookie, accept: 'text/event-stream' }, body: form },
        (text) => text.includes('word0'),
      ),
    );
  }
  const row = (server: string, times: Times[]) => [
    server,
    median(times.map(({ first }) => first)).toFixed(1),
    median(times.map(({ whole }) => whole)).toFixed(1),
  ];
  table(
    ['median of', 'first word, ms', 'whole answer, ms'],
    [row('the server of the model', bare), row(`Tavla over ${tasks} tasks`, tavla)],
  );
} finally {
  await rig.stop();
  model.closeAllConnections();
  model.close();
}
